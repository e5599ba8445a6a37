import Box from '@mui/material/Box';
import type { TestimonialProps } from './Testimonial';
import { Testimonial } from './Testimonial';

/** Samples, signed by role: nobody is invented who could have said them. */
const SAMPLES: readonly TestimonialProps[] = [
  {
    quote:
      'Clients pay me in three currencies. I see one total, and change what I need when I need it.',
    role: 'A freelance designer',
    stars: 5,
  },
  {
    quote: 'Business and savings stay in wallets of their own. Closing the day takes a minute.',
    role: 'A shop owner',
    stars: 5,
  },
  {
    quote: 'My family sends pounds, my rent is in euros. No fee a month, and no card to show.',
    role: 'A student abroad',
    stars: 5,
  },
];

/** Three sample testimonials, side by side where there is room. */
export function TestimonialList() {
  return (
    <Box sx={grid}>
      {SAMPLES.map((sample) => (
        <Testimonial key={sample.role} {...sample} />
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;
