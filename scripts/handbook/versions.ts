import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version in which everything appeared that names no later one. */
export const FIRST_VERSION = '1.0.0';

/** The version that something came with, and the way on from it if it is deprecated. */
export interface Versions {
  readonly since: string;
  /** The sentence of its tag; null for all that is not deprecated. */
  readonly deprecated: string | null;
}

/** Whether something can be relied on: `stable`, `new in 1.1.0`, `deprecated`. */
export function statusOf({ since, deprecated }: Versions, version: string): string {
  if (deprecated !== null) return 'deprecated';
  return since === version && since !== FIRST_VERSION ? `new in ${since}` : 'stable';
}

/** The way on from a deprecated component, from the comment right above it. */
export function deprecationOf(source: string, name: string): string | null {
  const comment = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:function|const) ${name}\\b`,
  ).exec(source)?.[1];
  const tag = /@deprecated\s+(?<way>(?:(?!\n\s*\*\s*@)[\s\S])*)/.exec(comment ?? '');
  return tag?.groups?.['way']?.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim() ?? null;
}

const read = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** The version that each public module came with. */
export const sinceIn = (root: string) =>
  read(join(root, 'docs', 'since.json')) as Readonly<Record<string, string>>;

/** The version that the package bears. */
export const releasedOf = (root: string) =>
  (read(join(root, 'package.json')) as { version: string }).version;

/** The version that the next changes belong to: the changelog's newest, which may not be released yet. */
export function versionOf(root: string): string {
  const changelog = join(root, 'CHANGELOG.md');
  const newest = existsSync(changelog)
    ? /^## (?<version>\d+\.\d+\.\d+)/m.exec(readFileSync(changelog, 'utf8'))?.groups?.['version']
    : undefined;
  return newest ?? releasedOf(root);
}
