import { receiptOf, type Draft } from './bench';
import { expectAlike } from './expect';

/**
 * Tests of the conformance kit for recipients of kinds that an app adds: the back end stores and returns them
 * unchanged.
 */
export const RECIPIENT_CASES: readonly Draft[] = [
  {
    name: 'a payment to a recipient of an additional kind keeps the recipient as it was sent',
    needs: ['recipients'],
    async run(bench, { recipients = [] }) {
      for (const recipient of recipients) {
        // oxlint-disable-next-line no-await-in-loop -- each payment is the newest record after it.
        const { transaction } = receiptOf(await bench.pay({ recipient }), 'The payment');
        expectAlike(transaction.toAddress, recipient, 'The recipient in the receipt');
        // oxlint-disable-next-line no-await-in-loop -- as above.
        const line = (await bench.lines()).find(({ id }) => id === transaction.id);
        expectAlike(line?.toAddress, recipient, 'The recipient in the history');
      }
    },
  },
];
