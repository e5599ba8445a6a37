import OpensIcon from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { use, useLayoutEffect, useRef } from 'react';
import type { Currency, CurrencyId } from '../../../domain/currency/currency';
import { HIDDEN_AMOUNT } from '../../../domain/money/format';
import { numberPieces } from '../../../domain/money/localeNumbers';
import type { Decimal } from '../../../domain/money/money';
import { isPositive, ZERO } from '../../../domain/money/money';
import { sharesOf } from '../../../domain/ledger/shares';
import { isDecimal } from '../../../domain/money/digits';
import { worthOf } from '../../../domain/ledger/wallet';
import { follow } from '../../../hooks/follow';
import type { Moving } from '../../../hooks/useFigure';
import { current, derive, useFigure } from '../../../hooks/useFigure';
import { linedItem, rowEnd, rowStart, wrappingRow } from '../../../theme/styles';
import { tabularFigures } from '../../../theme/vars';
import { PlainList } from '../../layout/PlainList';
import { Section } from '../../layout/Section';
import { FlorinContext } from '../../provider/florinContext';
import type { OtherTexts, Say } from '../../provider/say';
import { useCurrencyName } from '../../provider/useCurrencyName';
import { useMessages } from '../../provider/useMessages';
import { ShareBar as english } from './ShareBar.messages';
import {
  flatBar,
  line,
  linkedLine,
  opens,
  patternOf,
  segment,
  segments,
  swatch,
} from './shareBarStyles';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';

export interface ShareBarProps extends RootProps {
  /** In the order in which they are shown; those without worth are left out. */
  currencies: Moving<readonly Currency[]>;
  /** Shows bullets in place of shares, and a bar without parts. */
  hidden?: boolean;
  /** The address of a currency's page. With it each row of the list is a link. */
  hrefOf?: ((id: CurrencyId) => string) | undefined;
  /** Other texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** A currency that has a part of the money. */
interface Part {
  readonly currency: Currency;
  /** Percent. */
  readonly share: Decimal;
}

const known = new WeakMap<readonly Currency[], readonly Part[]>();

/** The parts of a list of currencies; worked out once for each list, since several figures ask for them. */
function partsOf(currencies: readonly Currency[]): readonly Part[] {
  const before = known.get(currencies);
  if (before) return before;
  const held = currencies.filter(
    (currency) =>
      isDecimal(currency.balance) && isDecimal(currency.price) && isPositive(worthOf(currency)),
  );
  const shares = sharesOf(held.map(worthOf));
  const parts = held.map((currency, index) => ({ currency, share: shares[index] ?? ZERO }));
  known.set(currencies, parts);
  return parts;
}

interface LineProps extends Pick<ShareBarProps, 'currencies' | 'hrefOf'> {
  hidden: boolean;
  index: number;
  say: Say<typeof english>;
}

function Line({ currencies, hidden, hrefOf, index, say }: LineProps) {
  const { locale = 'en-US' } = use(FlorinContext);
  const currencyName = useCurrencyName();
  const part = derive(currencies, (all) => partsOf(all)[index]);
  const { currency } = current(part) ?? {};
  const name = currency && currencyName(currency);
  const [share, shareElement] = useFigure(part, (now) => ({
    texts: [
      hidden
        ? HIDDEN_AMOUNT
        : numberPieces(now?.share ?? ZERO, { locale, decimals: 1, style: 'percent' }).join(''),
    ],
  }));
  const href = currency && hrefOf?.(currency.id);
  const content = (
    <>
      <Box component="span" aria-hidden sx={{ ...swatch, ...patternOf(index) }} />
      <Box component="span" sx={{ ...wrappingRow, flex: 1 }}>
        <Typography component="span" sx={{ ...rowStart, fontWeight: 600 }}>
          {name}{' '}
        </Typography>
        <Typography
          ref={shareElement}
          component="bdi"
          sx={{ ...rowEnd, ...tabularFigures, fontWeight: 600 }}
          {...(hidden ? { role: 'img', 'aria-label': say('hidden') } : {})}
        >
          {share.texts}
        </Typography>
      </Box>
    </>
  );
  return (
    <Box component="li" sx={linedItem}>
      {href === undefined ? (
        <Box sx={line}>{content}</Box>
      ) : (
        <ButtonBase href={href} sx={linkedLine}>
          {content}
          <OpensIcon aria-hidden sx={opens} />
        </ButtonBase>
      )}
    </Box>
  );
}

/** The bar itself. It is ornament: the list says the same in words. */
function Bar({
  currencies,
  parts,
}: Pick<ShareBarProps, 'currencies'> & { parts: readonly Part[] }) {
  const bar = useRef<HTMLDivElement>(null);
  // Past React, as the figures beside it: docs/adr/0012-figures-are-written-past-react.md. A width that were a rule
  // of a style sheet would stay there when the balance is hidden.
  useLayoutEffect(() => {
    const fit = (all: readonly Currency[]) => {
      const children = [...(bar.current?.children ?? [])] as HTMLElement[];
      partsOf(all).forEach(({ share }, index) => {
        const child = children[index];
        if (child && child.style.flexGrow !== share) child.style.flexGrow = share;
      });
    };
    fit(current(currencies));
    return follow(currencies, fit);
  });
  return (
    <Box ref={bar} aria-hidden sx={segments}>
      {parts.map(({ currency }, index) => (
        <Box key={currency.id} sx={{ ...segment, ...patternOf(index) }} />
      ))}
    </Box>
  );
}

declare module '../../provider/roots' {
  interface Roots {
    ShareBar: ShareBarProps;
  }
}

/** How a wallet's money is spread over its currencies: a bar, and the same as a list. */
export const ShareBar = rooted(
  'ShareBar',
  function ShareBar({ currencies, hidden = false, hrefOf, messages }: ShareBarProps, root) {
    const say = useMessages('ShareBar', english, messages);
    // React renders when another currency has a part. All else is written past it.
    const [, list] = useFigure<readonly Currency[], { texts: []; frame: string }, HTMLDivElement>(
      currencies,
      (all) => ({
        texts: [],
        frame: partsOf(all)
          .map(({ currency }) => currency.id)
          .join(' '),
      }),
    );
    const parts = partsOf(current(currencies));
    return (
      <Section {...root(undefined, { hidden })} title={say('title')} landmark>
        <Paper variant="outlined" sx={{ padding: 4 }}>
          {/* It has no text of its own: nothing is written into it. */}
          <div ref={list} />
          {parts.length === 0 ? (
            <Typography color="textSecondary">{say('empty')}</Typography>
          ) : (
            <>
              {hidden ? (
                <Box aria-hidden sx={flatBar} />
              ) : (
                <Bar currencies={currencies} parts={parts} />
              )}
              <PlainList sx={{ marginBlockStart: 2, marginBlockEnd: -3 }}>
                {parts.map(({ currency }, index) => (
                  <Line
                    key={currency.id}
                    currencies={currencies}
                    hidden={hidden}
                    hrefOf={hrefOf}
                    index={index}
                    say={say}
                  />
                ))}
              </PlainList>
            </>
          )}
        </Paper>
      </Section>
    );
  },
);
