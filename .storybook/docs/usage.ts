import type { ReactElement } from 'react';
import { isValidElement } from 'react';
import type { UsageImport } from './usageImports';

/** What a prop's row in the table of props says of it. */
export interface UsageProp {
  /** Its type as text. */
  readonly type: string;
  readonly description: string;
}

/** Everything that an example is written from. */
export interface UsageInput {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly props: Readonly<Record<string, UsageProp>>;
  /** By what an element is made of. */
  readonly imports: ReadonlyMap<unknown, UsageImport>;
}

/** Longer than this, an element's attributes stand below one another. */
const LINE = 80;

const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

/** Writes one example, and remembers what it has used. */
class Writer {
  readonly used = new Set<UsageImport>();
  readonly #input: UsageInput;

  constructor(input: UsageInput) {
    this.#input = input;
  }

  /** A callback that fits its type: it takes what it is given, and says when it is called. */
  handler(prop: UsageProp | undefined): string {
    const signature = /^\((?<params>.*?)\) => (?<result>.+)$/.exec(prop?.type ?? '')?.groups;
    const params = signature
      ? [...(signature['params'] ?? '').matchAll(/(\w+)\??:/g)].map(([, name = '']) => name)
      : [];
    const result = signature?.['result'] ?? 'void';
    const answer = result.includes('null') ? '\n  return null;' : '';
    const start = `${result.startsWith('Promise') ? 'async ' : ''}(${params.join(', ')}) => {`;
    const comment = prop?.description ? `\n  // ${prop.description}` : '';
    return `${start}${comment}${answer}${comment + answer === '' ? '' : '\n'}}`;
  }

  value(value: unknown, prop?: UsageProp): string {
    if (typeof value === 'function') return this.handler(prop);
    if (isValidElement(value)) return this.element(value as ReactElement<object>);
    if (Array.isArray(value)) {
      const items = value.map((item) => this.value(item));
      return items.length === 0 ? '[]' : `[\n${indent(items.join(',\n'))},\n]`;
    }
    if (typeof value === 'object' && value !== null) {
      // A ref holds what is on the page, which no text can say.
      if ('current' in value) return '{ current: null }';
      const members = Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([key, member]) => `${/^\w+$/.test(key) ? key : quote(key)}: ${this.value(member)}`);
      const short = `{ ${members.join(', ')} }`;
      return short.length < LINE && !short.includes('\n')
        ? short
        : `{\n${indent(members.join(',\n'))},\n}`;
    }
    return typeof value === 'string' ? quote(value) : String(value);
  }

  attribute(name: string, value: unknown): string {
    if (value === true) return name;
    if (typeof value === 'string' && !/["\\\n{}]/.test(value)) return `${name}="${value}"`;
    return `${name}={${this.value(value, this.#input.props[name])}}`;
  }

  children(children: unknown): string {
    const list = Array.isArray(children) ? (children as unknown[]) : [children];
    return list
      .filter((child) => child !== null && child !== undefined && typeof child !== 'boolean')
      .map((child) => {
        if (isValidElement(child)) return this.element(child as ReactElement<object>);
        return typeof child === 'string' && !/[{}<>]/.test(child)
          ? child
          : `{${this.value(child)}}`;
      })
      .join('\n');
  }

  tag(name: string, props: Readonly<Record<string, unknown>>): string {
    const { children, ...rest } = props;
    const attributes = Object.entries(rest)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => this.attribute(key, value));
    const inLine = [name, ...attributes].join(' ');
    const isShort = inLine.length < LINE && !inLine.includes('\n');
    const open = isShort ? inLine : `${name}\n${indent(attributes.join('\n'))}\n`;
    const content = this.children(children);
    if (content === '') return isShort ? `<${open} />` : `<${open}/>`;
    const isWord = isShort && !content.includes('\n') && inLine.length + content.length < LINE;
    return isWord ? `<${open}>${content}</${name}>` : `<${open}>\n${indent(content)}\n</${name}>`;
  }

  element({ type, props }: ReactElement<object>): string {
    return this.tag(this.nameOf(type), props as Readonly<Record<string, unknown>>);
  }

  nameOf(type: unknown): string {
    if (typeof type === 'string') return type;
    const known = this.#input.imports.get(type);
    if (known === undefined) return (type as { name?: string }).name ?? '';
    this.used.add(known);
    return known.name;
  }
}

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const isNamed = (name: string) => (line: UsageImport) => line.name === name;

/** A story as another project would write it: the lines that import what it takes, and the element. */
export function usage(input: UsageInput): string {
  const writer = new Writer(input);
  const own = [...input.imports.values()].find(isNamed(input.name));
  if (own) writer.used.add(own);
  const element = writer.tag(input.name, input.args);
  const lines = [...writer.used].map(({ line }) => line).toSorted();
  return `${lines.join('\n')}\n\n${element}`;
}

/** Code that a story renders by itself, headed by the imports of the components it names. */
export function withImports(code: string, imports: Iterable<UsageImport>): string {
  const lines = [...imports].filter(({ name }) => new RegExp(`<${name}\\b`).test(code));
  if (lines.length === 0) return code;
  return `${lines.map(({ line }) => line).join('\n')}\n\n${code}`;
}
