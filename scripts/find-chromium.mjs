import fs from 'node:fs';

const PLACES = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/snap/bin/chromium',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
	'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of an installed Chromium; the environment variable CHROMIUM takes precedence. */
export const findChromium = () => [process.env.CHROMIUM, ...PLACES].find(path => path && fs.existsSync(path));

/** The pages in the address bar, which each new window would load unseen; and what Playwright turns off, for the last list counts alone. */
const OFF =
	'WebUIOmniboxPopup,WebUIOmniboxAimPopup,' +
	'AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,' +
	'DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,' +
	'NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,' +
	'TcpPortRandomizationWin,ThirdPartyStoragePartitioning';

/** Flags for a browser without network access and with reproducible screenshots. */
export const CHROMIUM_FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--no-first-run',
	`--disable-features=${OFF}`,
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--disable-quic',
	'--hide-scrollbars',
	'--force-color-profile=srgb',
];
