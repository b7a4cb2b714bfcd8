export const apiVersion = '1.13.1';

export const Platform = {
	isDesktop: true,
	isDesktopApp: true,
	isMobile: false,
	isMobileApp: false,
	isIosApp: false,
	isAndroidApp: false,
	isPhone: false,
	isTablet: false,
	isMacOS: false,
	isWin: false,
	isLinux: true,
	isSafari: false,
	resourcePathPrefix: 'stand-in://',
};

/** What the app can run on. */
export const DEVICES = ['desktop', 'android-phone', 'android-tablet', 'iphone', 'ipad'] as const;
export type Device = (typeof DEVICES)[number];

/** Sets the flags and the body classes of a device; the touch screen itself is up to the browser. */
export function setDevice(device: Device, body: HTMLElement = document.body): void {
	const isMobile = device !== 'desktop';
	const isPhone = device === 'android-phone' || device === 'iphone';
	const isIos = device === 'iphone' || device === 'ipad';
	Object.assign(Platform, {
		isDesktop: !isMobile,
		isDesktopApp: !isMobile,
		isMobile,
		isMobileApp: isMobile,
		isIosApp: isIos,
		isAndroidApp: isMobile && !isIos,
		isPhone,
		isTablet: isMobile && !isPhone,
		isMacOS: isIos,
		isWin: false,
		isLinux: !isMobile,
	});
	body.classList.toggle('is-mobile', isMobile);
	body.classList.toggle('is-phone', isPhone);
	body.classList.toggle('is-tablet', isMobile && !isPhone);
	body.classList.toggle('is-ios', isIos);
	body.classList.toggle('is-android', isMobile && !isIos);
}

export function requireApiVersion(version: string): boolean {
	const have = apiVersion.split('.').map(Number);
	const need = version.split('.').map(Number);
	for (let i = 0; i < 3; i++) {
		const difference = (have[i] ?? 0) - (need[i] ?? 0);
		if (difference !== 0) return difference > 0;
	}
	return true;
}
