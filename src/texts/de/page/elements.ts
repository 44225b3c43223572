/** Words for the elements of a learner's page. The sentences of this folder use them. */
import type {
  ElementFacts,
  GroupFacts,
  Selected,
  SelectedPart,
  WantedFacts,
} from '../../en/page/elements';
import type { Translated } from '../../translation';

export type {
  ElementFacts,
  GroupFacts,
  Selected,
  SelectedPart,
  WantedFacts,
} from '../../en/page/elements';

type Case = 'nominative' | 'genitive' | 'dative' | 'accusative';
type Article = 'der' | 'die' | 'das';

interface Noun {
  article: Article;
  singular: string;
  plural: string;
  /** Follows the noun in all of its forms. */
  addition?: string;
}

const ARTICLES: Readonly<Record<Article, Readonly<Record<Case, string>>>> = {
  der: { nominative: 'der', genitive: 'des', dative: 'dem', accusative: 'den' },
  die: { nominative: 'die', genitive: 'der', dative: 'der', accusative: 'die' },
  das: { nominative: 'das', genitive: 'des', dative: 'dem', accusative: 'das' },
};

/** Endings of „ein“ and „kein“. */
const ENDINGS: Readonly<Record<Article, Readonly<Record<'nominative' | 'accusative', string>>>> = {
  der: { nominative: '', accusative: 'en' },
  die: { nominative: 'e', accusative: 'e' },
  das: { nominative: '', accusative: '' },
};

/** ARIA roles with their article, singular, and plural. */
const ROLES: Readonly<Record<string, readonly [Article, string, string]>> = {
  alert: ['die', 'Warnmeldung', 'Warnmeldungen'],
  article: ['der', 'Artikel', 'Artikel'],
  banner: ['die', 'Kopfzeile', 'Kopfzeilen'],
  blockquote: ['das', 'Zitat', 'Zitate'],
  button: ['der', 'Button', 'Buttons'],
  cell: ['die', 'Zelle', 'Zellen'],
  checkbox: ['die', 'Checkbox', 'Checkboxen'],
  code: ['das', 'code-Element', 'code-Elemente'],
  columnheader: ['der', 'Spaltenkopf', 'Spaltenköpfe'],
  combobox: ['die', 'Auswahlliste', 'Auswahllisten'],
  complementary: ['die', 'Seitenleiste', 'Seitenleisten'],
  contentinfo: ['die', 'Fußzeile', 'Fußzeilen'],
  definition: ['die', 'Definition', 'Definitionen'],
  dialog: ['der', 'Dialog', 'Dialoge'],
  emphasis: ['das', 'em-Element', 'em-Elemente'],
  figure: ['die', 'Abbildung', 'Abbildungen'],
  form: ['das', 'Formular', 'Formulare'],
  group: ['die', 'Gruppe', 'Gruppen'],
  heading: ['die', 'Überschrift', 'Überschriften'],
  image: ['das', 'Bild', 'Bilder'],
  img: ['das', 'Bild', 'Bilder'],
  legend: ['die', 'Legende', 'Legenden'],
  link: ['der', 'Link', 'Links'],
  list: ['die', 'Liste', 'Listen'],
  listbox: ['das', 'Listenfeld', 'Listenfelder'],
  listitem: ['der', 'Listeneintrag', 'Listeneinträge'],
  main: ['der', 'Hauptbereich', 'Hauptbereiche'],
  math: ['die', 'Formel', 'Formeln'],
  menu: ['das', 'Menü', 'Menüs'],
  menuitem: ['der', 'Menüpunkt', 'Menüpunkte'],
  navigation: ['die', 'Navigation', 'Navigationen'],
  option: ['die', 'Option', 'Optionen'],
  paragraph: ['der', 'Absatz', 'Absätze'],
  progressbar: ['der', 'Fortschrittsbalken', 'Fortschrittsbalken'],
  radio: ['der', 'Radiobutton', 'Radiobuttons'],
  region: ['der', 'Bereich', 'Bereiche'],
  row: ['die', 'Tabellenzeile', 'Tabellenzeilen'],
  rowgroup: ['die', 'Zeilengruppe', 'Zeilengruppen'],
  rowheader: ['der', 'Zeilenkopf', 'Zeilenköpfe'],
  search: ['der', 'Suchbereich', 'Suchbereiche'],
  searchbox: ['das', 'Suchfeld', 'Suchfelder'],
  separator: ['die', 'Trennlinie', 'Trennlinien'],
  slider: ['der', 'Schieberegler', 'Schieberegler'],
  spinbutton: ['das', 'Zahlenfeld', 'Zahlenfelder'],
  status: ['die', 'Statusmeldung', 'Statusmeldungen'],
  strong: ['das', 'strong-Element', 'strong-Elemente'],
  switch: ['der', 'Schalter', 'Schalter'],
  tab: ['der', 'Tab', 'Tabs'],
  table: ['die', 'Tabelle', 'Tabellen'],
  tablist: ['die', 'Tableiste', 'Tableisten'],
  tabpanel: ['der', 'Tabinhalt', 'Tabinhalte'],
  term: ['der', 'Begriff', 'Begriffe'],
  textbox: ['das', 'Eingabefeld', 'Eingabefelder'],
  time: ['die', 'Zeitangabe', 'Zeitangaben'],
};

/**
 * Names an element: „die Überschrift „Brot““.
 *
 * @param grammaticalCase - case of the article and the noun
 */
export function element(facts: ElementFacts, grammaticalCase: Case = 'nominative'): string {
  if (facts.kind === 'page') return `${ARTICLES.die[grammaticalCase]} Seite`;
  if (facts.kind === 'tag') {
    return `${withArticle(nounOf(undefined), grammaticalCase)} ${facts.tag}`;
  }
  const words = withArticle(nounOf(facts.role), grammaticalCase);
  return facts.name === '' ? words : `${words} „${facts.name}“`;
}

/**
 * Names an element that a check looks for: „Hauptüberschrift (`<h1>`) mit dem Namen „Brot““, „keinen Link“.
 *
 * @param article - word before the noun, which gets the ending of the case; by default, there's none
 */
export function wanted(
  { role, name, level }: WantedFacts,
  article?: 'ein' | 'kein',
  grammaticalCase: 'nominative' | 'accusative' = 'nominative',
): string {
  const noun = nounOf(role);
  const tag = `\`<h${level}>\``;
  const ofLevel = level === 1 ? `Hauptüberschrift (${tag})` : `${tag}-Überschrift`;
  const word = level === undefined ? `${noun.singular}${noun.addition ?? ''}` : ofLevel;
  const words =
    article === undefined ? word : `${article}${ENDINGS[noun.article][grammaticalCase]} ${word}`;
  if (name === undefined) return words;
  return typeof name === 'string'
    ? `${words} mit dem Namen „${name}“`
    : `${words} mit einem Namen wie ${String(name)}`;
}

/** Names an element that a selector matches, without an article: „Element mit der Klasse `new`“. */
export function selectedElement(selected: Selected): string {
  const words = inWords(selected, 'Element');
  return hasTag(selected) ? `Element ${words}` : words;
}

/** Names a single element of a group: „die Überschrift“, in the genitive „der Überschrift“. */
export function oneOf(
  group: GroupFacts,
  grammaticalCase: 'nominative' | 'genitive' = 'nominative',
): string {
  if ('role' in group) return withArticle(nounOf(group.role), grammaticalCase);
  return selectedInCase(group.selected, grammaticalCase, {
    nominative: 'das Element',
    genitive: 'des Elements',
  });
}

/** Names all elements of a group: „die Überschriften“, in the genitive „der Überschriften“. */
export function allOf(
  group: GroupFacts,
  grammaticalCase: 'nominative' | 'genitive' = 'nominative',
): string {
  if ('role' in group) {
    return `${grammaticalCase === 'genitive' ? 'der' : 'die'} ${pluralOf(group.role)}`;
  }
  return selectedInCase(group.selected, grammaticalCase, {
    nominative: 'die Elemente',
    genitive: 'der Elemente',
  });
}

/** Names the elements of a group, without an article: „Überschriften“. */
export function anyOf(group: GroupFacts): string {
  return 'role' in group ? pluralOf(group.role) : inWords(group.selected, 'Elemente');
}

/** Returns the noun for a role, or „Element“ if there's no role, or no noun for it. */
function nounOf(role: string | undefined): Noun {
  const known = role !== undefined && Object.hasOwn(ROLES, role) ? ROLES[role] : undefined;
  if (known) return { article: known[0], singular: known[1], plural: known[2] };
  const noun: Noun = { article: 'das', singular: 'Element', plural: 'Elemente' };
  return role === undefined ? noun : { ...noun, addition: ` mit der Rolle ${role}` };
}

function withArticle({ article, singular, addition = '' }: Noun, grammaticalCase: Case): string {
  const isInflected = grammaticalCase === 'genitive' && article !== 'die';
  const ending = isInflected ? (/[sxzß]$/.test(singular) ? 'es' : 's') : '';
  return `${ARTICLES[article][grammaticalCase]} ${singular}${ending}${addition}`;
}

function pluralOf(role: string): string {
  const { plural, addition = '' } = nounOf(role);
  return `${plural}${addition}`;
}

function hasTag(selected: Selected): boolean {
  return typeof selected === 'string' || selected[0]?.tag !== undefined;
}

/** Like `inWords`. Tags and selectors have no genitive, so „von“ stands for it. */
function selectedInCase(
  selected: Selected,
  grammaticalCase: 'nominative' | 'genitive',
  nouns: Record<'nominative' | 'genitive', string>,
): string {
  const words = inWords(selected, nouns[grammaticalCase]);
  return grammaticalCase === 'genitive' && hasTag(selected) ? `von ${words}` : words;
}

/**
 * Says what a selector matches: „`<li>` mit der Klasse `new` in `<ul>`“. Complex selectors stay as they are.
 *
 * @param noun - stands for the innermost part if it has no tag
 */
function inWords(selected: Selected, noun: string): string {
  if (typeof selected === 'string') return `\`${selected}\``;
  return selected
    .map((part, index) => {
      if (index === 0) return partInWords(part, noun);
      const place = part.tag === undefined ? 'im' : 'in';
      const around = partInWords(part, 'Element');
      return part.isParent ? `direkt ${place} ${around}` : `${place} ${around}`;
    })
    .join(' ');
}

function partInWords({ tag, id, classes }: SelectedPart, noun: string): string {
  const start = tag === undefined ? noun : `\`<${tag}>\``;
  const features = [
    ...(id === undefined ? [] : [`der ID \`${id}\``]),
    ...classes.map((name) => `der Klasse \`${name}\``),
  ];
  return features.length === 0 ? start : `${start} mit ${features.join(' und ')}`;
}

export type Complete = Translated<
  typeof import('../../en/page/elements'),
  typeof import('./elements')
>;
