import Box from '@mui/material/Box';
import { useMessages } from '../../components/provider/useMessages';
import { Testimonial } from './Testimonial';

const english = {
  designer: 'A freelance designer',
  designerQuote:
    'Clients pay me in three currencies. I see one total and exchange what I need, when I need it.',
  owner: 'A shop owner',
  ownerQuote: 'I keep business and savings in separate wallets. Closing the books takes a minute.',
  student: 'A student abroad',
  studentQuote:
    'My family sends pounds, and my rent is in euros. No monthly fees, and no credit card needed.',
} as const;

export type TestimonialListTexts = typeof english;

/** Sample testimonials. Each is signed with a role instead of an invented name. */
const SAMPLES = [
  { role: 'designer', quote: 'designerQuote' },
  { role: 'owner', quote: 'ownerQuote' },
  { role: 'student', quote: 'studentQuote' },
] as const;

/** Three sample testimonials, side by side if there is enough space. */
export function TestimonialList() {
  const say = useMessages('TestimonialList', english);
  return (
    <Box sx={grid}>
      {SAMPLES.map(({ role, quote }) => (
        <Testimonial key={role} role={say(role)} quote={say(quote)} stars={5} />
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;
