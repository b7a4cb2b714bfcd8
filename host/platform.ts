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

/** Sets the flags and the body classes a phone has; the touch screen itself is up to the browser. */
export function setPhone(phone: boolean, body: HTMLElement = document.body): void {
	Object.assign(Platform, {
		isDesktop: !phone,
		isDesktopApp: !phone,
		isLinux: !phone,
		isMobile: phone,
		isMobileApp: phone,
		isAndroidApp: phone,
		isPhone: phone,
	});
	body.classList.toggle('is-mobile', phone);
	body.classList.toggle('is-phone', phone);
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
