import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { visible } from '../../domain/text/text';
import { initialsOf } from '../../domain/user';
import { rooted } from '../provider/rooted';
import type { RootProps } from '../provider/roots';

export interface UserAvatarProps extends RootProps {
  /** Full name: its initials are shown without a picture, and a drawn person without initials. */
  name: string;
  /** URL of the picture; null when there is none. */
  picture?: string | null;
  /** Diameter in pixels. */
  size?: number;
}

declare module '../provider/roots' {
  interface Roots {
    UserAvatar: UserAvatarProps;
  }
}

/** A person's picture, or their initials. It is ornament: the name stands beside it or on its button. */
export const UserAvatar = rooted(
  'UserAvatar',
  function UserAvatar({ name, picture = null, size = 36 }: UserAvatarProps, root) {
    const initials = initialsOf(visible(name));
    return (
      <Avatar
        aria-hidden
        alt=""
        {...(picture === null ? {} : { src: picture })}
        {...root(
          {
            // In rem, so that the initials still fit when the reader's text is larger.
            inlineSize: `${size / 16}rem`,
            blockSize: `${size / 16}rem`,
            fontSize: `${size / 40}rem`,
            fontWeight: 650,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          },
          { size },
        )}
      >
        {initials !== '' && <Initials>{initials}</Initials>}
      </Avatar>
    );
  },
);

/**
 * Initials are painted by the style sheet: as text they would count as the visible label of a
 * button around them, which has to be part of its name (WCAG 2.5.3), and nobody says "AM".
 */
function Initials({ children }: { children: string }) {
  return <Box component="bdi" data-initials={children} sx={painted} />;
}

const painted = { '&::before': { content: 'attr(data-initials)' } } as const;
