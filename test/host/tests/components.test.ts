import { expect, it } from 'vitest';
import { requestUrl, setTooltip } from '../functions';
import { SliderComponent } from '../ui/components/slider';
import { Menu } from '../ui/menu';

it('a slider tells its value when it is let go, or while it is dragged', () => {
	const told: number[] = [];
	const slider = new SliderComponent(createDiv()).setLimits(0, 10, 1).onChange(value => told.push(value));
	const drag = (value: number) => {
		slider.setValue(value).sliderEl.dispatchEvent(new Event('input'));
	};
	const letGo = () => slider.sliderEl.dispatchEvent(new Event('change'));
	drag(3);
	expect(told).toEqual([]);
	letGo();
	expect(told).toEqual([3]);
	slider.setInstant(true);
	drag(5);
	letGo();
	expect(told).toEqual([3, 5]);
});

it('a tooltip is a label, and keeps where it wants to stand', () => {
	const el = createDiv();
	setTooltip(el, 'Roll', { placement: 'left', classes: ['dice', 'red'], delay: 0 });
	expect(el.getAttribute('aria-label')).toBe('Roll');
	expect(el.dataset).toMatchObject({ tooltipPosition: 'left', tooltipClasses: 'dice red', tooltipDelay: '0' });
});

it('the parent of a menu is marked while the menu shows', () => {
	const parent = createDiv();
	const menu = new Menu().addItem(item => item.setTitle('One')).setParentElement(parent);
	menu.showAtPosition({ x: 0, y: 0 });
	expect(parent.className).toBe('has-active-menu');
	menu.hide();
	expect(parent.className).toBe('');
});

it('the network is refused by name', () => {
	expect(() => requestUrl({ url: 'https://example.org' })).toThrow(/requestUrl of https:\/\/example\.org/);
});
