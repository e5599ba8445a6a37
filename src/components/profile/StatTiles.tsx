import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { PlainList } from '../layout/PlainList';
import { Section } from '../layout/Section';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = { title: 'Statistics' } as const;

export type StatTilesTexts = typeof english;

/** A number about a user, such as a success rate, for `StatTiles`. */
export interface Stat {
  /** The formatted number: `98%`. */
  readonly value: string;
  /** The label after the value, in lower case: `success rate`. */
  readonly label: string;
}

export interface StatTilesProps extends RootProps {
  /** The figures with their labels, in their order. */
  stats: readonly Stat[];
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** A few numbers about a user, each in a tile. */
export const StatTiles = rooted(
  'StatTiles',
  function StatTiles({ stats, messages }: StatTilesProps, root) {
    const say = useMessages('StatTiles', english, messages);
    return (
      <Section {...root()} title={say('title')}>
        {(headingId) => (
          <PlainList
            labelledBy={headingId}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
              gap: 3,
            }}
          >
            {stats.map(({ value, label }) => (
              <Paper key={label} component="li" variant="outlined" sx={{ padding: 4 }}>
                <Typography
                  component="span"
                  variant="amount"
                  sx={{ display: 'block', fontSize: '1.5rem', lineHeight: 1.2 }}
                >
                  <bdi translate="no">{value}</bdi>
                </Typography>
                <span> </span>
                <Typography component="span" variant="body2" color="textSecondary">
                  {label}
                </Typography>
              </Paper>
            ))}
          </PlainList>
        )}
      </Section>
    );
  },
);
