import { expect, test } from './test';

/*
 * Tests that the build contains the licence of each package in it. If a package is added or removed, change the list
 * `SHIPPED`.
 */

const SHIPPED = [
  '@babel/runtime (MIT)',
  '@emotion/cache (MIT)',
  '@emotion/hash (MIT)',
  '@emotion/is-prop-valid (MIT)',
  '@emotion/memoize (MIT)',
  '@emotion/react (MIT)',
  '@emotion/serialize (MIT)',
  '@emotion/sheet (MIT)',
  '@emotion/styled (MIT)',
  '@emotion/unitless (MIT)',
  '@emotion/use-insertion-effect-with-fallbacks (MIT)',
  '@emotion/utils (MIT)',
  '@mui/material (MIT)',
  '@mui/private-theming (MIT)',
  '@mui/styled-engine (MIT)',
  '@mui/stylis-plugin-rtl (MIT)',
  '@mui/system (MIT)',
  '@mui/utils (MIT)',
  '@noble/hashes (MIT)',
  '@scure/base (MIT)',
  '@tanstack/react-virtual (MIT)',
  '@tanstack/virtual-core (MIT)',
  'big.js (MIT)',
  'clsx (MIT)',
  'cssjanus (Apache-2.0)',
  'idb (ISC)',
  'qr ((MIT OR Apache-2.0))',
  'qrcode.react (ISC)',
  'react (MIT)',
  'react-dom (MIT)',
  'react-error-boundary (MIT)',
  'react-hook-form (MIT)',
  'react-is (MIT)',
  'react-router (MIT)',
  'react-transition-group (BSD-3-Clause)',
  'scheduler (MIT)',
  'stylis (MIT)',
  'valibot (MIT)',
  'zustand (MIT)',
];

test('the build contains the licence of each package, the typeface and the icons', async ({
  request,
}) => {
  const licences = await (await request.get('licenses.md')).text();
  const packages = [...licences.matchAll(/^## (\S+) - \S+ (\(.+\))$/gm)];
  expect(packages.map(([, name, licence]) => `${name} ${licence}`).toSorted()).toEqual(SHIPPED);
  const ofFont = await (await request.get('licenses-figtree.txt')).text();
  expect(ofFont).toContain('SIL OPEN FONT LICENSE Version 1.1');
  const ofIcons = await (await request.get('licenses-icons.txt')).text();
  expect(ofIcons).toContain('Apache License');
});
