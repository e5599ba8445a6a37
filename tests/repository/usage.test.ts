import { describe, expect, it } from 'vitest';
import { importsOf, usageOf } from '../../.storybook/docs/usage';

const STORIES = `import Button from '@mui/material/Button';
import { expect, fn } from 'storybook/test';
import type { Decimal } from '../../../domain/money';
import { Amount, Fraction } from '../../../components/money/Amount';
import { CURRENCY_LIST } from '../../../domain/currency';
import { BALANCES } from '../../fixtures';
`;

const write = (code: string, initialArgs = {}) =>
  usageOf(code, { initialArgs, parameters: { docs: { imports: importsOf(STORIES) } } });

describe('the imports of a stories file', () => {
  it('are those of the library, without those for tests', () => {
    expect(importsOf(STORIES)).toEqual([
      "import Button from '@mui/material/Button';",
      "import { Amount } from 'florin/Amount';",
      "import { Fraction } from 'florin/Amount';",
      "import { CURRENCY_LIST } from 'florin/domain/currency';",
    ]);
  });
});

describe('a usage example', () => {
  it('begins with the imports of the names in it', () => {
    expect(write('const Base = () => <Amount of={CURRENCY_LIST} />;')).toBe(
      `import { Amount } from 'florin/Amount';
import { CURRENCY_LIST } from 'florin/domain/currency';

const Base = () => <Amount of={CURRENCY_LIST} />;`,
    );
    expect(write('<p />')).toBe('<p />');
  });

  it('brings the values of fixtures along', () => {
    const args = { available: { usd: '1' }, onSend: () => null };
    expect(write('<Form available={BALANCES} onSend={ON_SEND} />', args)).toBe(
      `const BALANCES = {
  "usd": "1"
};

<Form available={BALANCES} onSend={ON_SEND} />`,
    );
  });

  it('has handlers in the place of spies', () => {
    expect(write('<Form onSend={fn<Send>(() => null)} onHide={fn()} />')).toBe(
      '<Form onSend={(() => null)} onHide={() => {}} />',
    );
  });
});
