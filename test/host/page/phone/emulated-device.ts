import { type Device, DEVICES } from '../../platform';
import { type KeyboardKind, KEYBOARDS } from './keyboard';

/** The device that the address names, `mobile=1` being a phone with Android; without one, a narrow page is a phone. */
export function wantedDevice(query: URLSearchParams): Device {
	const wanted = query.get('mobile') ?? (matchMedia('(max-width: 600px)').matches ? '1' : '0');
	return DEVICES.find(name => name === wanted) ?? (wanted === '0' ? 'desktop' : 'android-phone');
}

/** The keyboard that the address names; without one, a device that is touched brings its own. */
export function wantedKeyboard(query: URLSearchParams): KeyboardKind {
	return KEYBOARDS.find(name => name === query.get('keyboard')) ?? (navigator.maxTouchPoints > 0 ? 'own' : 'drawn');
}
