import { configure } from '@testing-library/react';

// The long timeout is for slow machines. A query that finds its element does not wait.
configure({ asyncUtilTimeout: 15_000 });
