import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../../.storybook/docs/propsOf';
import { usage, withImports } from '../../.storybook/docs/usage';
import { usageImports } from '../../.storybook/docs/usageImports';

const BalanceCard = () => null;
const AddIcon = () => null;

const IMPORTS = new Map<unknown, { name: string; line: string }>([
  [BalanceCard, { name: 'BalanceCard', line: "import { BalanceCard } from 'florin/BalanceCard';" }],
  [AddIcon, { name: 'AddIcon', line: "import AddIcon from '@mui/icons-material/AddRounded';" }],
]);

const write = (args: Record<string, unknown>, props = {}) =>
  usage({ name: 'BalanceCard', args, props, imports: IMPORTS });

describe('a usage example', () => {
  it('begins with the import and has the values of the story', () => {
    expect(write({ total: '20009.337', hidden: true, color: undefined })).toBe(
      `import { BalanceCard } from 'florin/BalanceCard';

<BalanceCard total="20009.337" hidden />`,
    );
  });

  it('gives each handler what its type asks for', () => {
    const props = {
      onSend: {
        type: '(order: Order, again?: boolean) => Promise<Refusal | null>',
        description: '',
      },
      onHide: { type: '() => void', description: 'It is to be hidden.' },
    };
    expect(write({ onSend: () => null, onHide: () => undefined }, props)).toBe(
      `import { BalanceCard } from 'florin/BalanceCard';

<BalanceCard
  onSend={async (order, again) => {
    return null;
  }}
  onHide={() => {
    // It is to be hidden.
  }}
/>`,
    );
  });

  it('imports what stands inside, and writes data as one would', () => {
    const children = createElement('p', null, 'Twelve');
    const balances = { usd: '2847.32', 'in-use': [], none: null };
    expect(write({ icon: createElement(AddIcon), balances, note: 'It\'s "new"', children })).toBe(
      `import AddIcon from '@mui/icons-material/AddRounded';
import { BalanceCard } from 'florin/BalanceCard';

<BalanceCard
  icon={<AddIcon />}
  balances={{ usd: '2847.32', 'in-use': [], none: null }}
  note={'It\\'s "new"'}
>
  <p>Twelve</p>
</BalanceCard>`,
    );
  });

  it('heads code that a story wrote itself with what it names', () => {
    expect(withImports('<BalanceCard total="1" />', IMPORTS.values())).toBe(
      `import { BalanceCard } from 'florin/BalanceCard';\n\n<BalanceCard total="1" />`,
    );
    expect(withImports('<p />', IMPORTS.values())).toBe('<p />');
  });
});

describe('the imports of a stories file', () => {
  it('are those of the library, without what is for tests', () => {
    const source = `import Button from '@mui/material/Button';
import { expect, fn } from 'storybook/test';
import type { Decimal } from '../../../domain/money';
import { Amount } from '../../../components/money/Amount';
import { CURRENCY_IDS } from '../../../domain/currency';
import { USER } from '../../fixtures';
`;
    expect(usageImports(source).map(({ line }) => line)).toEqual([
      "import Button from '@mui/material/Button';",
      "import { Amount } from 'florin/Amount';",
    ]);
  });
});

describe('the props of a component', () => {
  const FIELD = `
export interface FieldProps {
  /** The field's name. */
  label: string;
  type?:
    | 'text'
    | 'email';
}
`;

  it('are its own and those it takes over, each with its comment', () => {
    const amount = `
export interface AmountProps extends Omit<FieldProps, 'type'> {
  /**
   * What can be spent,
   * as text.
   */
  available?: Decimal;
}
`;
    expect(propsOf('Amount', [FIELD, amount])).toEqual([
      { name: 'label', type: 'string', required: true, description: "The field's name." },
      {
        name: 'available',
        type: 'Decimal',
        required: false,
        description: 'What can be spent, as text.',
      },
    ]);
  });

  it('may be picked from another, of ours or of a package', () => {
    const picked = "export type NameProps = Pick<FieldProps, 'label'>;\n";
    const foreign = "export type BusyProps = Pick<ButtonProps, 'type'>;\n";
    expect(propsOf('Name', [picked, FIELD]).map(({ name }) => name)).toEqual(['label']);
    expect(propsOf('Busy', [foreign]).map(({ type }) => type)).toEqual(["ButtonProps['type']"]);
    expect(propsOf('Nobody', [FIELD])).toEqual([]);
  });
});
