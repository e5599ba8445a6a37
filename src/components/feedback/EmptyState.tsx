import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

export interface EmptyStateProps extends RootProps {
  /** A heading that names the missing content. */
  title: string;
  /** A sentence about the content that will appear here later. */
  children: ReactNode;
  /** A decorative icon. */
  icon?: ReactNode;
  /** A button or link for the next step. */
  action?: ReactNode;
}

/** Shown instead of an empty list. It describes the content that will appear here later, and offers the next step. */
export const EmptyState = rooted(
  'EmptyState',
  function EmptyState({ title, children, icon, action }: EmptyStateProps, root) {
    return (
      <Box
        {...root({
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          gap: 2,
          paddingBlock: 8,
          paddingInline: 4,
          textAlign: 'center',
          overflowWrap: 'anywhere',
        })}
      >
        {icon !== undefined && (
          <Box
            component="span"
            aria-hidden
            sx={{ color: 'gold.main', fontSize: 40, lineHeight: 0 }}
          >
            {icon}
          </Box>
        )}
        <Typography component="p" variant="h3">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {children}
        </Typography>
        {Boolean(action) && <Box sx={{ marginBlockStart: 3 }}>{action}</Box>}
      </Box>
    );
  },
);
