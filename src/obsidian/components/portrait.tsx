import type { JSX } from 'preact';

interface PortraitProps {
	/** The address of a picture in the vault; without one nothing is drawn. */
	readonly src: string | undefined;
}

/** A small picture of who or what a card is about, whose name stands beside it. */
export const Portrait = ({ src }: PortraitProps): JSX.Element | null =>
	src === undefined ? null : <img class="sworn-portrait" src={src} alt="" loading="lazy" />;
