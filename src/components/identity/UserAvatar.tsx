import Box from '@mui/material/Box';
import { useState } from 'react';
import { visible } from '../../domain/text/text';
import { initialsOf } from '../../domain/user';
import { Person as PersonIcon } from '../../icons/Person';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

export interface UserAvatarProps extends RootProps {
  /** The full name. If there is no picture, the name's initials are shown, or an icon if the name has no letters. */
  name: string;
  /** The URL of the picture; null if there is no picture. */
  picture?: string | null | undefined;
  /** Diameter in pixels. */
  size?: number | undefined;
}

/**
 * Renders the picture or the initials of a user. The avatar is decorative: show the user's name beside it, or as the
 * label of the button around it. It does not use MUI's `Avatar`, which would add 2 kB to the first pages.
 */
export const UserAvatar = rooted(
  'UserAvatar',
  function UserAvatar({ name, picture = null, size = 36 }: UserAvatarProps, root) {
    const initials = initialsOf(visible(name));
    const [broken, setBroken] = useState<string | null>(null);
    return (
      <Box
        aria-hidden
        {...root(
          {
            ...frame,
            // The size is in rem, so that the initials still fit when the user enlarges the text.
            inlineSize: `${size / 16}rem`,
            blockSize: `${size / 16}rem`,
            fontSize: `${size / 40}rem`,
          },
          { size },
        )}
      >
        {picture !== null && picture !== broken ? (
          <Box
            component="img"
            alt=""
            src={picture}
            onError={() => {
              setBroken(picture);
            }}
            sx={image}
          />
        ) : (
          <Initials>{initials}</Initials>
        )}
      </Box>
    );
  },
);

/**
 * Shows the initials as generated content of CSS. If they were text in a button, they would be the button's visible
 * label, and its accessible name would have to contain them (WCAG 2.5.3). A name without letters is shown as an icon.
 */
function Initials({ children }: { children: string }) {
  return children === '' ? (
    <PersonIcon sx={person} />
  ) : (
    <Box component="bdi" data-initials={children} sx={painted} />
  );
}

const frame = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: '50%',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontFamily: 'fontFamily',
  fontWeight: 650,
  lineHeight: 1,
  userSelect: 'none',
  '@media (forced-colors: active)': { boxSizing: 'border-box', border: '1px solid ButtonBorder' },
} as const;
const image = { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } as const;
const painted = { '&::before': { content: 'attr(data-initials)' } } as const;
const person = { inlineSize: '75%', blockSize: '75%' } as const;
