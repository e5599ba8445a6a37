import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { BackupChanges, BackupCounts } from '../../../domain/backup/backup';
import { tabularFigures } from '../../../theme/vars';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';
import type { OtherTexts } from '../../provider/say';
import { useFlorin } from '../../provider/useFlorin';
import { useMessages } from '../../provider/useMessages';
import { BackupComparison as english } from './BackupComparison.messages';

export interface BackupComparisonProps extends RootProps {
  /** The numbers of entries of a backup that are new, the same as on the device, or in conflict with it. */
  changes: BackupChanges;
  /** Replaces the component's texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    BackupComparison: BackupComparisonProps;
  }
}

const ROWS = ['wallets', 'transactions', 'contacts'] as const satisfies (keyof BackupChanges)[];

const COLUMNS = ['added', 'same', 'conflicting'] as const satisfies (keyof BackupCounts)[];

/** A table of the entries of a backup: how many are new, the same, or in conflict. */
export const BackupComparison = rooted(
  'BackupComparison',
  function BackupComparison({ changes, messages }: BackupComparisonProps, root) {
    const say = useMessages('BackupComparison', english, messages);
    const { locale } = useFlorin();
    const numbers = new Intl.NumberFormat(locale);
    return (
      <Box component="table" {...root(table)}>
        <Box component="caption" sx={visuallyHidden}>
          {say('caption')}
        </Box>
        <thead>
          <tr>
            <th scope="col">
              <Box component="span" sx={visuallyHidden}>
                {say('kind')}
              </Box>
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{say(row)}</th>
              {COLUMNS.map((column) => {
                const count = changes[row][column];
                return (
                  <td key={column} data-count={count === 0 ? 'none' : column}>
                    {numbers.format(count)}
                  </td>
                );
              })}
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
  '& th, & td': { paddingBlock: 2, paddingInline: 1, textAlign: 'end', verticalAlign: 'bottom' },
  '& th:first-of-type': { textAlign: 'start', fontWeight: 600, paddingInlineStart: 0 },
  '& thead th': { color: 'text.secondary', fontWeight: 500 },
  '& tbody tr': { borderBlockStart: '1px solid', borderColor: 'divider' },
  '& td': { ...tabularFigures, fontWeight: 600 },
  '& td[data-count=none]': { color: 'text.secondary', fontWeight: 400 },
  '& td[data-count=conflicting]': { color: 'error.main' },
} as const;
