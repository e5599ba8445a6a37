import Box from '@mui/material/Box';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { Testimonial } from '../Testimonial';
import { TestimonialList as english } from './TestimonialList.messages';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';

/** Sample testimonials. Each is signed with a role instead of an invented name. */
const SAMPLES = [
  { role: 'designer', quote: 'designerQuote' },
  { role: 'owner', quote: 'ownerQuote' },
  { role: 'student', quote: 'studentQuote' },
] as const;

export interface TestimonialListProps extends RootProps {
  /** Replaces the component's texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    TestimonialList: TestimonialListProps;
  }
}

/** Three sample testimonials, side by side if they fit. */
export const TestimonialList = rooted(
  'TestimonialList',
  function TestimonialList({ messages }: TestimonialListProps, root) {
    const say = useMessages('TestimonialList', english, messages);
    return (
      <Box {...root(grid)}>
        {SAMPLES.map(({ role, quote }) => (
          <Testimonial key={role} role={say(role)} quote={say(quote)} stars={5} />
        ))}
      </Box>
    );
  },
);

const grid = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;
