import { useState } from 'react';
import { BusyButton } from '../../components/inputs/BusyButton';

export type Run = () => void | Promise<void>;

/** A button that shows a spinner until its action has settled. */
export function RunButton({ children, run }: { children: string; run: Run }) {
  const [isPending, setPending] = useState(false);
  const start = async () => {
    setPending(true);
    await run();
    setPending(false);
  };
  return (
    <BusyButton variant="outlined" pending={isPending} onClick={() => void start()}>
      {children}
    </BusyButton>
  );
}
