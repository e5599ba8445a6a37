import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface SpecimenTableProps {
  /** The caption. It is also the accessible name of the region that contains the table. */
  caption: string;
  heads: readonly string[];
  /** The first cell of each row is its header, which must be unique. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
  /** More content of a header, below its text. */
  detailsOf?: (header: string) => ReactNode;
}

const cell = {
  textAlign: 'start',
  verticalAlign: 'middle',
  paddingBlock: 2,
  paddingInlineEnd: 4,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;

const valueCell = { ...cell, fontVariantNumeric: 'tabular-nums' } as const;

/** A table of examples. On a narrow screen it scrolls, even by keyboard. */
export function SpecimenTable({ caption, heads, rows, detailsOf }: SpecimenTableProps) {
  return (
    <Box
      role="region"
      aria-label={caption}
      tabIndex={0}
      sx={{ overflowX: 'auto', marginBlockEnd: 6 }}
    >
      <Box component="table" sx={{ borderCollapse: 'collapse', inlineSize: '100%' }}>
        <Typography component="caption" variant="h3" sx={{ textAlign: 'start', marginBlockEnd: 2 }}>
          {caption}
        </Typography>
        <thead>
          <tr>
            {heads.map((head) => (
              <Typography component="th" scope="col" variant="body2" key={head} sx={cell}>
                {head}
              </Typography>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <Typography
                component="th"
                scope="row"
                variant="body2"
                sx={{ ...cell, fontWeight: 600 }}
              >
                {name}
                {detailsOf?.(name)}
              </Typography>
              {values.map((value, column) => (
                <Typography component="td" variant="body2" key={heads[column + 1]} sx={valueCell}>
                  {value}
                </Typography>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
