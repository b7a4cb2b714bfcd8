import { lazy } from '../core/memoize';
import { phrasesIn, type LanguageWords } from './language-words';

/** The same as `LanguageWords`, with each list of phrases in one text. */
interface WrittenWords {
	readonly strong: string;
	readonly weak: string;
	readonly hit: string;
	readonly miss: string;
	readonly trigger: string;
	readonly roll: string;
	readonly progress: string;
	readonly dice: string;
	readonly values: Readonly<Record<string, string>>;
}

const WRITTEN: Readonly<Record<string, WrittenWords>> = {
	German: {
		strong: 'stark* treffer*, voll* treffer*, volltreffer*, voll* erfolg*, stark* erfolg*, groß* erfolg*',
		weak: 'schwach* treffer*, schwach* erfolg*, knapp* treffer*, knapp* erfolg*, teilerfolg*, streiftreffer*',
		hit: 'treffer*, erfolg*',
		miss: 'fehlschlag*, fehlschläge*, fehlwurf*, misserfolg*, verfehlt*, verfehlen, patzer*, daneben',
		trigger: 'wenn, sobald, falls, immer wenn, jedes mal wenn',
		roll: 'würfle, würfel, würfelst, würfelt, wirf, wirfst, wurf, probe',
		progress: 'fortschritt*',
		dice: 'herausforderungswürfel*',
		values: {
			edge: 'schneid, geschick*, schärfe, gewandtheit, flinkheit, schnelligkeit',
			heart: 'herz*',
			iron: 'eisen*, stärke',
			shadow: 'schatten*, heimlichkeit',
			wits: 'verstand*, scharfsinn*, köpfchen, klugheit, witz, grips',
			health: 'gesundheit*, leben',
			spirit: 'geist*, mut, wille*, moral, seele',
			supply: 'vorrat*, vorräte*, versorgung*, proviant*, ausrüstung',
		},
	},
	Spanish: {
		strong: 'impacto* fuerte*, golpe* fuerte*, éxito* fuerte*, éxito* total*, éxito* rotundo*, acierto* fuerte*',
		weak: 'impacto* débil*, golpe* débil*, éxito* débil*, éxito* parcial*, acierto* débil*, impacto* leve*',
		hit: 'impacto*, golpe*, éxito*, acierto*',
		miss: 'fallo*, fracaso*, fallas, fracasas',
		trigger: 'cuando, siempre que, si, cada vez que',
		roll: 'tira, tiras, tirada, lanza, lanzas, haz una tirada',
		progress: 'progreso*, avance*',
		dice: 'dados de desafío, dados de reto',
		values: {
			edge: 'filo, agilidad, presteza, destreza, rapidez',
			heart: 'corazón',
			iron: 'hierro',
			shadow: 'sombra*',
			wits: 'ingenio, astucia, mente',
			health: 'salud',
			spirit: 'espíritu, ánimo, moral',
			supply: 'suministro*, provisiones, recursos, víveres',
		},
	},
	French: {
		strong:
			'coup* fort*, succès fort*, succès total*, succès complet*, réussite* forte*, réussite* totale*, succès franc*',
		weak: 'coup* faible*, succès faible*, succès partiel*, réussite* faible*, réussite* partielle*, succès mitigé*',
		hit: 'coup*, succès, réussite*',
		miss: 'échec*, raté*',
		trigger: 'quand, lorsque, lorsquon, si, chaque fois que, dès que',
		roll: 'lance, lancez, jette, jetez, jet, tire, tirez',
		progress: 'progrès, progression*',
		dice: 'dés de défi, dés défi, dés de challenge',
		values: {
			edge: 'vivacité, tranchant, agilité, adresse, rapidité',
			heart: 'cœur, coeur',
			iron: 'fer',
			shadow: 'ombre*',
			wits: 'esprit*, astuce, ruse, ingéniosité, intellect',
			health: 'santé, vie',
			spirit: 'moral, âme, volonté, courage, mental',
			supply: 'provision*, ravitaillement, réserves, vivres, ressources',
		},
	},
	Portuguese: {
		strong: 'acerto* forte*, sucesso* forte*, sucesso* total*, sucesso* pleno*, êxito* forte*, golpe* forte*',
		weak: 'acerto* fraco*, sucesso* fraco*, sucesso* parcial*, êxito* fraco*, golpe* fraco*',
		hit: 'acerto*, sucesso*, êxito*',
		miss: 'falha*, fracasso*, erro',
		trigger: 'quando, sempre que, se, ao',
		roll: 'role, rola, rolagem, lance, jogue, teste, faça um teste',
		progress: 'progresso*',
		dice: 'dados de desafio',
		values: {
			edge: 'agilidade, gume, fio, destreza, rapidez',
			heart: 'coração',
			iron: 'ferro',
			shadow: 'sombra*',
			wits: 'astúcia, engenho, sagacidade, esperteza, perspicácia, mente',
			health: 'saúde, vida',
			spirit: 'espírito, ânimo, moral',
			supply: 'suprimento*, provisões, recursos, mantimentos',
		},
	},
	Italian: {
		strong: 'colpo forte, colpi forti, successo forte, successo pieno, successo totale, successo completo',
		weak: 'colpo debole, colpi deboli, successo debole, successo parziale',
		hit: 'colpo, colpi, successo, successi',
		miss: 'fallimento*, mancato, insuccesso*, fallisci',
		trigger: 'quando, se, ogni volta che, appena',
		roll: 'tira, tiri, tirate, lancia, lanci, tiro',
		progress: 'progresso*, progressi',
		dice: 'dadi sfida, dadi di sfida, dadi della sfida',
		values: {
			edge: 'acume, filo, agilità, destrezza, rapidità',
			heart: 'cuore',
			iron: 'ferro',
			shadow: 'ombra*',
			wits: 'ingegno, astuzia, arguzia, mente',
			health: 'salute, vita',
			spirit: 'spirito, animo, morale',
			supply: 'scorte, provviste, rifornimenti, risorse, viveri',
		},
	},
	Polish: {
		strong: 'siln* trafieni*, mocn* trafieni*, pełn* sukces*, siln* sukces*, mocn* sukces*, pełn* trafieni*',
		weak: 'słab* trafieni*, słab* sukces*, częściow* sukces*, częściow* trafieni*',
		hit: 'trafieni*, sukces*',
		miss: 'porażk*, porażce, pudł*, chybieni*, niepowodzeni*',
		trigger: 'kiedy, gdy, jeśli, jeżeli, ilekroć, zawsze gdy, zawsze kiedy',
		roll: 'rzuć, rzucasz, rzuca, rzut*, wykonaj rzut, testuj',
		progress: 'postęp*',
		dice: 'kośćmi wyzwania, kości wyzwania, kośćmi wyzwań, kości wyzwań',
		values: {
			edge: 'ostrz*, zręcznoś*, zwinnoś*, refleks*, szybkoś*',
			heart: 'serc*',
			iron: 'żelaz*',
			shadow: 'cień, cieni*',
			wits: 'spryt*, rozum*, bystroś*, umysł*',
			health: 'zdrowi*',
			spirit: 'duch*, mora*',
			supply: 'zapas*, zaopatrzeni*, zasob*',
		},
	},
	Ukrainian: {
		strong: 'сильн* влучанн*, сильн* удар*, сильн* успіх*, повн* успіх*, повн* влучанн*, впевнен* успіх*',
		weak: 'слабк* влучанн*, слабк* удар*, слабк* успіх*, частков* успіх*, частков* влучанн*',
		hit: 'влучанн*, удар*, успіх*',
		miss: 'промах*, невдач*, провал*',
		trigger: 'коли, якщо, щойно, щоразу коли',
		roll: 'кидай, кидайте, кинь, киньте, кидаєш, кидок, кидка, кидку',
		progress: 'прогрес*, поступ*',
		dice: 'кубики випробуван*, кубиками випробуван*, кубики виклик*, кубиками виклик*, кості виклик*, костями виклик*',
		values: {
			edge: 'спритн*, вістр*, гострот*, швидк*',
			heart: 'серц*',
			iron: 'заліз*',
			shadow: 'тін*',
			wits: 'кмітлив*, розум*, дотеп*, кебет*',
			health: 'здоров*',
			spirit: 'дух*, мораль*',
			supply: 'припас*, запас*, провізі*',
		},
	},
};

/** The languages whose moves can be rolled without a table of the player's. */
export const knownLanguages = lazy(
	(): ReadonlyMap<string, LanguageWords> =>
		new Map(Object.entries(WRITTEN).map(([language, words]) => [language, read(language, words)])),
);

const read = (language: string, words: WrittenWords): LanguageWords => ({
	language,
	strong_hit: phrasesIn(words.strong),
	weak_hit: phrasesIn(words.weak),
	hit: phrasesIn(words.hit),
	miss: phrasesIn(words.miss),
	trigger: phrasesIn(words.trigger),
	roll: phrasesIn(words.roll),
	progress: phrasesIn(words.progress),
	challenge_dice: phrasesIn(words.dice),
	values: new Map(Object.entries(words.values).map(([name, list]) => [name, phrasesIn(list)])),
});

/** Whether a text begins with a word for "when" that no English sentence begins with. */
export const opensForeignTrigger = (text: string): boolean => FOREIGN_TRIGGER.test(text);

const FOREIGN_TRIGGER =
	/^(?:wenn|sobald|immer wenn|jedes mal,? wenn|cuando|siempre que|cada vez que|quand|lorsque|lorsqu['’]|chaque fois que|dès que|quando|sempre que|ogni volta che|kiedy|gdy|ilekroć|коли|якщо|щойно|щоразу,? коли)[ \p{L}]/iu;
