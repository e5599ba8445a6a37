import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

/** A number and what it counts. */
export interface Stat {
  /** Written out: `98%`. */
  readonly value: string;
  /** Reads on from the value, in lower case: `success rate`. */
  readonly label: string;
}

export interface StatTilesProps {
  stats: readonly Stat[];
}

/** A few numbers about a user, one tile each. */
export function StatTiles({ stats }: StatTilesProps) {
  const headingId = useId();
  return (
    <section>
      <Typography id={headingId} variant="h2" sx={{ marginBlockEnd: 3 }}>
        Statistics
      </Typography>
      <Box
        component="ul"
        // Without its bullets Safari no longer takes a list for one, unless it is told.
        role="list"
        aria-labelledby={headingId}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
          gap: 3,
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {stats.map(({ value, label }) => (
          <Paper key={label} component="li" variant="outlined" sx={{ padding: 4 }}>
            <Typography
              component="span"
              variant="amount"
              sx={{ display: 'block', fontSize: '1.5rem', lineHeight: 1.2 }}
            >
              {value}
            </Typography>{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {label}
            </Typography>
          </Paper>
        ))}
      </Box>
    </section>
  );
}
