import type { CliData, CliFlags, CliHandler } from 'obsidian';

interface CliCommand {
	readonly description: string;
	readonly flags: CliFlags | null;
	readonly handler: CliHandler;
}

/** The commands that plugins add to the app's command line. There is no terminal here: a test runs them. */
export class Cli {
	private readonly commands = new Map<string, CliCommand>();

	/** Returns what takes the command away again. */
	add(pluginId: string, id: string, command: CliCommand): () => void {
		const action = id.startsWith(`${pluginId}:`) ? id.slice(pluginId.length + 1) : null;
		if (id !== pluginId && !(action !== null && /^[\w-]+(:[\w-]+)*$/.test(action))) {
			throw new Error(`stand-in host: the CLI command "${id}" must be called "${pluginId}" or "${pluginId}:<action>"`);
		}
		if (this.commands.has(id)) throw new Error(`stand-in host: there is a CLI command "${id}" already`);
		this.commands.set(id, command);
		return () => this.commands.delete(id);
	}

	ids(): string[] {
		return [...this.commands.keys()];
	}

	/** What `obsidian <id> …` prints. A flag without a value is `'true'`. */
	async run(id: string, params: CliData = {}): Promise<string> {
		const command = this.commands.get(id);
		if (!command) {
			const known = this.ids().join(', ') || 'none';
			throw new Error(`stand-in host: there is no CLI command "${id}" (known: ${known})`);
		}
		const problems = problemsOf(command.flags ?? {}, params);
		if (problems.length > 0) throw new Error(`stand-in host: ${id}: ${problems.join('; ')}`);
		const printed: unknown = await command.handler({ ...params });
		if (typeof printed !== 'string') throw new Error(`stand-in host: ${id} returned no text, but ${String(printed)}`);
		return printed;
	}

	/** As `obsidian help` lists it: the command, then a line for each of its flags. */
	help(id: string): string {
		const command = this.commands.get(id);
		if (!command) throw new Error(`stand-in host: there is no CLI command "${id}"`);
		const lines = Object.entries(command.flags ?? {}).map(([name, { value, description, required }]) => {
			const typed = value === undefined ? name : `${name}=${value}`;
			return `  ${typed}  ${required ? '(required) ' : ''}${description}`;
		});
		return [`${id}  ${command.description}`, ...lines].join('\n');
	}
}

function problemsOf(flags: CliFlags, params: CliData): string[] {
	const missing = Object.entries(flags)
		.filter(([name, { required }]) => required && !(name in params))
		.map(([name, { value }]) => `${name}${value === undefined ? '' : `=${value}`} is required`);
	const wrong = Object.entries(params).flatMap(([name, given]) => {
		const flag = flags[name];
		if (!flag) return [`there is no flag "${name}"`];
		return flag.value === undefined && given !== 'true' ? [`the flag "${name}" takes no value`] : [];
	});
	return [...missing, ...wrong];
}
