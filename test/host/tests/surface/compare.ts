import ts from 'typescript';
import { check, type Fault, isClass, ownName, type Surface } from './compiled';
import { isHidden } from './declared';

/** One line of code that TypeScript refuses when a member of the host is not as in the typings. */
interface Comparison {
	readonly what: string;
	readonly code: string;
}

/** A type, and the code that stands for a value of it. */
interface Side {
	readonly type: ts.Type;
	readonly code: string;
}

const declarationsOf = (symbol: ts.Symbol): readonly ts.Declaration[] => symbol.declarations ?? [];
const isShown = (member: ts.Symbol) => member.name !== 'prototype' && !declarationsOf(member).some(isHidden);

const isSettable = (member: ts.Symbol) =>
	declarationsOf(member).some(
		declaration =>
			ts.isPropertyDeclaration(declaration) &&
			(ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Readonly) === 0,
	);

const hasGetterAlone = (member: ts.Symbol) =>
	declarationsOf(member).some(ts.isGetAccessorDeclaration) && !declarationsOf(member).some(ts.isSetAccessorDeclaration);

class Comparer {
	readonly comparisons: Comparison[] = [];
	readonly findings: string[] = [];
	private readonly checker: ts.TypeChecker;
	/** An inherited member is looked at once. */
	private readonly seen = new Set<string>();

	constructor(private readonly surface: Surface) {
		this.checker = surface.program.getTypeChecker();
	}

	all(): void {
		for (const [name, host] of this.surface.host) {
			const typings = this.surface.typings.get(name);
			if (!typings) this.findings.push(`${name}: is not in the typings`);
			else if (isClass(host)) this.ofClass(name, host, typings);
			else this.ofValue(name, host, typings);
		}
	}

	private ofClass(name: string, host: ts.Symbol, typings: ts.Symbol): void {
		const parameters = declarationsOf(typings)
			.filter(ts.isClassDeclaration)
			.flatMap(({ typeParameters }) => [...(typeParameters ?? [])]);
		const list = (texts: string[]) => (texts.length > 0 ? `<${texts.join(', ')}>` : '');
		const declared = list(parameters.map(parameter => parameter.getText()));
		const named = list(parameters.map(parameter => parameter.name.text));
		const own = `Classes.${ownName(name)}`;
		this.open(`${declared}(host: Writable<${own}${named}>, typings: Writable<Typings.${name}${named}>)`);
		this.members(name, this.instance(host, 'host'), this.instance(typings, 'typings'));
		this.close();
		this.open(`(host: Writable<typeof ${own}>, typings: Writable<typeof Typings.${name}>)`);
		this.members(name, this.value(host, 'host'), this.value(typings, 'typings'));
		this.close();
		this.constructors(name, host, typings);
	}

	private constructors(name: string, host: ts.Symbol, typings: ts.Symbol): void {
		const [declared] = this.value(typings, '').type.getConstructSignatures();
		if (!declared?.declaration || isHidden(declared.declaration)) return;
		const parameters = (of: string) => `ConstructorParameters<typeof ${of}>`;
		const [own, theirs] = [parameters(`Classes.${ownName(name)}`), parameters(`Typings.${name}`)];
		this.compare(`new ${name}`, `((typings: ${theirs}): ${own} => typings);`);
		this.countParameters(`new ${name}`, this.value(host, '').type, this.value(typings, '').type);
	}

	private ofValue(name: string, host: ts.Symbol, typings: ts.Symbol): void {
		const [own, theirs] = [this.value(host, `Host.${name}`), this.value(typings, `Typings.${name}`)];
		const isObject = (theirs.type.flags & ts.TypeFlags.Object) !== 0 && theirs.type.getCallSignatures().length === 0;
		if (!isObject) {
			this.compare(name, `((host: typeof ${own.code}): typeof ${theirs.code} => host);`);
			this.countParameters(name, own.type, theirs.type);
			return;
		}
		this.open(`(host: Writable<typeof ${own.code}>, typings: Writable<typeof ${theirs.code}>)`);
		this.members(name, { ...own, code: 'host' }, { ...theirs, code: 'typings' });
		this.close();
	}

	private members(owner: string, host: Side, typings: Side): void {
		for (const member of typings.type.getProperties()) {
			const { name } = member;
			const own = host.type.getProperty(name);
			if (!own || !isShown(own) || !isShown(member) || this.isSeen(own, member)) continue;
			const what = `${owner}.${name}`;
			this.compare(what, `typings.${name} = host.${name};`);
			this.countParameters(what, this.checker.getTypeOfSymbol(own), this.checker.getTypeOfSymbol(member));
			if (!isSettable(member)) continue;
			this.compare(what, `host.${name} = typings.${name};`);
			if (hasGetterAlone(own)) this.findings.push(`${what}: can be set in the typings, and has a getter alone`);
		}
	}

	private isSeen(own: ts.Symbol, member: ts.Symbol): boolean {
		const pair = `${this.checker.getFullyQualifiedName(own)} ${this.checker.getFullyQualifiedName(member)}`;
		const isSeen = this.seen.has(pair);
		this.seen.add(pair);
		return isSeen;
	}

	/** To TypeScript a function may leave parameters out; what a plugin hands in would then be ignored, unless it only refuses. */
	private countParameters(what: string, host: ts.Type, typings: ts.Type): void {
		if (isRefusal(host)) return;
		const own = parametersOf(host);
		const theirs = parametersOf(typings);
		const isRest = own.some(parameter =>
			declarationsOf(parameter).some(declaration => ts.isParameter(declaration) && declaration.dotDotDotToken),
		);
		const left = isRest ? [] : theirs.slice(own.length).map(({ name }) => name);
		if (left.length > 0) this.findings.push(`${what}: does not take ${left.join(', ')}`);
	}

	private instance(symbol: ts.Symbol, code: string): Side {
		return { type: this.checker.getDeclaredTypeOfSymbol(symbol), code };
	}

	private value(symbol: ts.Symbol, code: string): Side {
		return { type: this.checker.getTypeOfSymbol(symbol), code };
	}

	private open(signature: string): void {
		this.compare('', `export function compare${this.comparisons.length}${signature} {`);
	}

	private close(): void {
		this.compare('', '}');
	}

	private compare(what: string, code: string): void {
		this.comparisons.push({ what, code });
	}
}

const isRefusal = (type: ts.Type) => {
	const signatures = type.getCallSignatures();
	const refuses = (signature: ts.Signature) => (signature.getReturnType().flags & ts.TypeFlags.Never) !== 0;
	return signatures.length > 0 && signatures.every(refuses);
};

/** The parameters of the overload that takes most. */
function parametersOf(type: ts.Type): readonly ts.Symbol[] {
	const signatures = [...type.getCallSignatures(), ...type.getConstructSignatures()];
	return signatures
		.map(({ parameters }) => parameters)
		.reduce((most, each) => (each.length > most.length ? each : most), []);
}

/** Where the host is not as the typings say, as sentences that begin with the member. */
export function differences(surface: Surface): string[] {
	const comparer = new Comparer(surface);
	comparer.all();
	const { comparisons, findings } = comparer;
	const faults = check(
		surface,
		comparisons.map(({ code }) => code),
	);
	const told = ({ line, message }: Fault) => `${comparisons[line]?.what ?? ''}: ${message}`;
	return [...findings, ...faults.map(told)];
}
