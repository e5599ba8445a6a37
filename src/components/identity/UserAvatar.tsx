import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { visible } from '../../domain/text/text';
import { initialsOf } from '../../domain/user';
import { rooted } from '../provider/rooted';
import type { RootProps } from '../provider/roots';

export interface UserAvatarProps extends RootProps {
  /** The full name. Without a picture its initials are shown, and without initials an icon. */
  name: string;
  /** The URL of the picture; null without one. */
  picture?: string | null;
  /** Diameter in pixels. */
  size?: number;
}

declare module '../provider/roots' {
  interface Roots {
    UserAvatar: UserAvatarProps;
  }
}

/** The picture of a user, or the initials. It is decorative: the name is beside it or labels its button. */
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
 * The style sheet renders the initials. As text they would be the visible label of a button around them, which its name
 * would have to contain (WCAG 2.5.3).
 */
function Initials({ children }: { children: string }) {
  return <Box component="bdi" data-initials={children} sx={painted} />;
}

const painted = { '&::before': { content: 'attr(data-initials)' } } as const;
