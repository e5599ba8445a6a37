import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import type { BackupSide, BackupSides } from '../../../domain/backup/backup';
import { tabularFigures } from '../../../theme/vars';
import { Amount } from '../../money/Amount/Amount';
import { Moment } from '../../payments/history/Moment';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';
import type { OtherTexts } from '../../provider/say';
import { useFlorin } from '../../provider/useFlorin';
import { useMessages } from '../../provider/useMessages';
import { BackupComparison as english } from './BackupComparison.messages';

export interface BackupComparisonProps extends RootProps {
  /** The data on the device, and that of the backup. */
  sides: BackupSides;
  /** Shows bullets instead of the totals. */
  hidden?: boolean | undefined;
  /** Replaces the component's texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    BackupComparison: BackupComparisonProps;
  }
}

const ROWS = [
  'wallets',
  'transactions',
  'contacts',
  'newestPayment',
  'total',
] as const satisfies (keyof BackupSide)[];

const COLUMNS = ['device', 'backup'] as const satisfies (keyof BackupSides)[];

/** A table of the data on the device and the data of a backup, which would replace it. */
export const BackupComparison = rooted(
  'BackupComparison',
  function BackupComparison({ sides, hidden = false, messages }: BackupComparisonProps, root) {
    const say = useMessages('BackupComparison', english, messages);
    const { locale, unitOfAccount } = useFlorin();
    const cellOf = ({ newestPayment, total, ...counts }: BackupSide, row: keyof BackupSide) => {
      if (row === 'total') return <Amount value={total} currency={unitOfAccount} hidden={hidden} />;
      if (row === 'newestPayment')
        return newestPayment === null ? say('none') : <Moment at={newestPayment} />;
      return counts[row].toLocaleString(locale);
    };
    const heading = (text: ReactNode) => <th scope="col">{text}</th>;
    return (
      <Box component="table" {...root(table)}>
        <Box component="caption" sx={visuallyHidden}>
          {say('caption')}
        </Box>
        <thead>
          <tr>
            {heading(
              <Box component="span" sx={visuallyHidden}>
                {say('kind')}
              </Box>,
            )}
            {heading(say('device'))}
            {heading(say('backup'))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{say(row)}</th>
              {COLUMNS.map((column) => (
                <td key={column}>{cellOf(sides[column], row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    );
  },
);

const table = {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& th, & td': { paddingBlock: 2, paddingInline: 1, textAlign: 'end', verticalAlign: 'top' },
  '& th:first-of-type': {
    textAlign: 'start',
    fontWeight: 600,
    paddingInlineStart: 0,
    overflowWrap: 'break-word',
    hyphens: 'auto',
  },
  '& thead th': { color: 'text.secondary', fontWeight: 500 },
  '& tbody tr': { borderBlockStart: '1px solid', borderColor: 'divider' },
  '& td': { ...tabularFigures, fontWeight: 600 },
} as const;
