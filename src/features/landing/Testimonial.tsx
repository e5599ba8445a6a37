import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Stars, type StarsProps } from './Stars';

export interface TestimonialProps {
  /** The quotation, without quotation marks. */
  quote: string;
  /** The speaker's role, never a name. */
  role: string;
  /** The number of stars, from 1 to 5. */
  stars: StarsProps['value'];
}

/** A quotation of a user about the product, with a rating. */
export function Testimonial({ quote, role, stars }: TestimonialProps) {
  return (
    <Paper component="figure" variant="outlined" sx={figure}>
      <Stars value={stars} />
      <Typography component="blockquote" sx={words}>
        {quote}
      </Typography>
      <Typography component="figcaption" variant="body2" color="textSecondary">
        {role}
      </Typography>
    </Paper>
  );
}

const figure = {
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  margin: 0,
  padding: { xs: 4, md: 7 },
} as const;

const words = {
  flex: 1,
  margin: 0,
  fontSize: '1.125rem',
  fontWeight: 550,
  textWrap: 'pretty',
  quotes: '“\\201C” “\\201D”',
  '&::before': { content: '"\\201C"' },
  '&::after': { content: '"\\201D"' },
} as const;
