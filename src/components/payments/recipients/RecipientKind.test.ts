import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VideocamOffOutlined as OwnIcon } from '../../../icons/VideocamOffOutlined';
import { FlorinProvider } from '../../provider/FlorinProvider';
import type { ShownRecipientKind } from './kind';
import { RecipientKind } from './RecipientKind';

/** The drawing of the icon. */
const [DRAWING = ''] = / d="[^"]+"/.exec(renderToString(createElement(OwnIcon))) ?? [];

const member: ShownRecipientKind = {
  id: 'member',
  english: { name: 'Member number' },
  icon: OwnIcon,
  written: () => undefined,
  check: () => undefined,
};

const withoutIcon: ShownRecipientKind = {
  id: 'customer',
  english: { name: 'Customer number' },
  written: () => undefined,
  check: () => undefined,
};

it.each([
  ['member', 'valid', true],
  ['member', 'none', true],
  // An invalid recipient has the error icon, so it does not look like a valid one.
  ['member', 'failed', false],
  ['customer', 'valid', false],
] as const)(
  'the icon of an app’s own kind %s with the checksum %s is shown: %s',
  (of, checksum, isOwn) => {
    const sentence = { key: 'name' };
    const recipient = { kind: 'other', of, text: 'M1', checksum, sentence } as const;
    const html = renderToString(
      createElement(
        FlorinProvider,
        { locale: 'en-US', recipients: [withoutIcon, member] },
        createElement(RecipientKind, { recipient }),
      ),
    );
    expect(html).toContain(of === 'member' ? 'Member number' : 'Customer number');
    expect(DRAWING).not.toBe('');
    expect(html.match(/<svg/g)).toHaveLength(1);
    expect(html.includes(DRAWING)).toBe(isOwn);
  },
);
