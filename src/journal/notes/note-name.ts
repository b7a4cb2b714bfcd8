/** `../PCs/Kestrel` in “Journal/One.md” leads to "/PCs/Kestrel"; any other link stays as it is. */
export function linkFrom(target: string, note: string): string {
	if (!/^\.{1,2}\//.test(target)) return target;
	const folders = note.split('/').slice(0, -1);
	for (const part of target.split('/')) {
		if (part === '..') folders.pop();
		else if (part !== '.') folders.push(part);
	}
	return folders.length > 1 ? folders.join('/') : `/${folders.join('/')}`;
}
