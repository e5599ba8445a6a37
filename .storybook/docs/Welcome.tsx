import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { Fragment, useState, type CSSProperties } from 'react';
import { figures } from 'virtual:figures';
import { LANGUAGES } from '../../src/state/settings/language';
import { gradients } from '../../src/theme/tokens';

const format = new Intl.NumberFormat('en');

/** A command with a button that copies it. */
export function Command({ children }: { children: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(children);
    setCopied(true);
  };
  return (
    <div className="florin-command">
      <code>
        {children.split(' ').map((word, index) => (
          <Fragment key={word}>
            {index > 0 && ' '}
            <span>{word}</span>
          </Fragment>
        ))}
      </code>
      <button
        type="button"
        onClick={() => {
          void copy();
        }}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </button>
      <span role="status">{isCopied && 'Copied'}</span>
    </div>
  );
}

/** The parts of the catalogue: the name, the page, what the part contains, and the gradient of its card. */
const PARTS = [
  [
    'Components',
    'find-a-component--docs',
    'Amounts, forms, lists and charts. Each has its props, states and keyboard.',
    'evergreen',
  ],
  [
    'Patterns',
    'patterns-forms-and-errors--docs',
    'Errors, empty pages, hidden balances: how the components work together.',
    'tide',
  ],
  [
    'Flows',
    'flows-sendmoney--docs',
    'A payment, an exchange, a new phone: tasks across pages, to run step by step.',
    'plum',
  ],
  [
    'Guides',
    'guides-setup--docs',
    'Set-up, your brand, languages, and a back end for real money.',
    'ember',
  ],
] as const;

/** Links to the parts of the catalogue. */
export function Parts() {
  return (
    <ul className="florin-parts">
      {PARTS.map(([name, id, text, gradient]) => (
        <li key={id}>
          <AnchorMdx href={`?path=/docs/${id}`} target="_self">
            <span
              className="florin-part-strip"
              aria-hidden
              style={
                {
                  '--florin-stage': `linear-gradient(135deg, ${gradients[gradient].join()})`,
                } as CSSProperties
              }
            />
            <strong>{name}</strong>
          </AnchorMdx>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Figures that the build counts. */
const FIGURES = [
  ['components', figures.components],
  ['stories', figures.stories],
  ['tested behaviours', figures.tests],
  ['languages', Object.keys(LANGUAGES).length],
] as const;

/** Shows how much the catalogue contains. */
export function FiguresList() {
  return (
    <ul className="florin-figures">
      {FIGURES.map(([name, figure]) => (
        <li key={name}>
          <strong>{format.format(figure)}</strong> {name}
        </li>
      ))}
    </ul>
  );
}
