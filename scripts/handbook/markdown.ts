import type { ComponentPage } from './handbook.ts';

import type { SpokenType } from './spoken.ts';
import type { ComponentTypes, Prop } from './types.ts';

/** Names in backticks that have a file of their own are links to it. */
export const withLinks = (text: string, names: ReadonlySet<string>, self = '') =>
  text.replaceAll(/`(?<name>[A-Z]\w+)`/g, (whole, name: string) =>
    name !== self && names.has(name) ? `[${name}](${name}.md)` : whole,
  );

/** Code in a cell of a table. Nothing escapes a bar inside backticks but a backslash. */
const cell = (code: string) => `\`${code.replaceAll('|', '\\|')}\``;

/** Backticks inside code take a longer fence. */
const codeCell = (code: string) =>
  code.includes('`') ? `\`\` ${code.replaceAll('|', '\\|')} \`\`` : cell(code);

/** Texts are listed by their keys: those of a component in a part of its own, and those of refusals in a file. */
const withTexts = (code: string, where = 'Texts, below') =>
  code
    .replaceAll('OtherTexts<typeof Refusal>', '{ [key of the texts in refusalText.md]?: string }')
    .replaceAll(/OtherTexts<typeof \w+>/g, `{ [key of ${where}]?: string }`);

const shownType = ({ type }: Prop) => withTexts(type.replace(/ \| undefined$/, ''));

const rowOf = (prop: Prop) =>
  `| ${cell(prop.name)} | ${codeCell(shownType(prop))} | ${
    prop.isOptional ? (prop.byDefault === null ? '–' : codeCell(prop.byDefault)) : 'required'
  } | ${prop.meaning.replaceAll('|', '\\|')} |`;

/** A type's code, below the line that imports it. A value is imported without `type`. */
const spokenOf = ({ name, from, code }: SpokenType) => {
  const word = /^(?:\/\*\*[\s\S]*?\*\/\s*)?const /.test(code) ? 'import' : 'import type';
  const shown = withTexts(code, "that component's texts");
  return from === null
    ? `// Has no public name: write a value of this shape.\n${shown}`
    : `// ${word} { ${name} } from '${from}';\n${shown}`;
};

/** The types that props speak of: those that are written elsewhere by the lines that import them. */
function spokenIn({ spoken }: ComponentTypes): string {
  const isElsewhere = ({ code }: SpokenType) => code === '';
  const froms = [...new Set(spoken.filter(isElsewhere).map(({ from }) => from))];
  const imports = froms.map((from) => {
    const names = spoken.filter((one) => isElsewhere(one) && one.from === from);
    return `// import type { ${names.map(({ name }) => name).join(', ')} } from '${from ?? ''}';`;
  });
  const codes = spoken.filter((one) => !isElsewhere(one)).map(spokenOf);
  return [...codes, ...(imports.length > 0 ? [imports.join('\n')] : [])].join('\n\n');
}

/** A part with its heading; nothing for a part without a text. */
const section = (title: string, text: string | undefined) =>
  text === undefined || text === '' ? [] : [`## ${title}`, text];

function propsOf({ name, types }: ComponentPage): string {
  const { props, inherits, declaration } = types;
  const table = [
    '| Prop | Type | Default | Meaning |',
    '| --- | --- | --- | --- |',
    ...props.map(rowOf),
  ].join('\n');
  const others = `Takes the props of ${inherits.map((type) => `\`${type}\``).join(' and ')}, too.`;
  const whole = [
    '```ts',
    `// import type { ${name}Props } from 'florin/${name}';`,
    withTexts(declaration),
  ];
  return [
    ...(props.length > 0 ? [table] : []),
    ...(inherits.length > 0 ? [others, [...whole, '```'].join('\n')] : []),
  ].join('\n\n');
}

function textsOf({ name, messages, types }: ComponentPage): string {
  const rows = Object.entries(messages).map(([key, text]) => `- \`${key}\`: ${text}`);
  if (rows.length === 0) return '';
  const isProp = types.props.some(({ name: prop }) => prop === 'messages');
  const own = isProp ? ' or as its prop `messages`' : '';
  return [
    `By these keys, in English. Other words come from \`<FlorinProvider messages={{ ${name}: { … } }}>\`${own}.`,
    rows.join('\n'),
    ...(types.props.some(({ type }) => type.includes('typeof Refusal'))
      ? ['The prop takes those of refusals, too: [refusalText](refusalText.md) lists them.']
      : []),
  ].join('\n\n');
}

function stylesOf({ name, types: { parts } }: ComponentPage): string {
  if (parts.length === 0) return '';
  const classes = parts.map((part) => `\`Florin${name}-${part}\``).join(', ');
  return `By \`className\` and \`sx\`, by the theme's \`components.Florin${name}\` (\`defaultProps\`, \`styleOverrides\`, \`variants\`), or by a style sheet with the class names ${classes}.`;
}

function factsOf({ deprecated, file, area }: ComponentPage) {
  return [
    ...(deprecated === null ? [] : [`- Deprecated: ${deprecated}`]),
    `- Area: ${area}; source: \`${file}\` in the repository`,
  ].join('\n');
}

/** The file of a component: all that somebody needs who has nothing else. */
export function markdownOf(page: ComponentPage, names: ReadonlySet<string>): string {
  const { name, about, parts, types, usage } = page;
  const linked = (text: string | undefined) =>
    text === undefined ? undefined : withLinks(text, names, name);
  const spoken = spokenIn(types);
  return `${[
    `# ${name}`,
    linked(about) ?? '',
    `\`\`\`tsx\n${page.importLine}\n\`\`\``,
    'The theme around it is set up once: [setup](setup.md).',
    ...section('When not to use it', linked(parts.get('When not to use it'))),
    ...section('Usage', `\`\`\`tsx\n${usage.trim()}\n\`\`\``),
    ...section('Props', propsOf(page)),
    ...section('Types that the props speak of', spoken && `\`\`\`ts\n${spoken}\n\`\`\``),
    ...section('States', linked(parts.get('States'))),
    ...section('Keyboard', linked(parts.get('Keyboard'))),
    ...section('Announces', linked(parts.get('Announces'))),
    ...section('Texts', textsOf(page)),
    ...section('Styles', stylesOf(page)),
    ...section('Related', linked(parts.get('Related'))),
    ...section('Find it by', parts.get('Find it by')),
    ...section('Facts', factsOf(page)),
  ].join('\n\n')}\n`;
}
