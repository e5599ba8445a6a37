import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const read = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');

/** The fields of package-lock.json that this test reads. */
interface Lockfile {
  readonly packages: Readonly<
    Record<string, { readonly dev?: boolean; readonly hasInstallScript?: boolean }>
  >;
}

it('no dependency has an install script', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as Lockfile;
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  expect(shipped.length).toBeGreaterThan(30);
  expect(shipped.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  expect(read('.npmrc')).toContain('ignore-scripts=true');
});
