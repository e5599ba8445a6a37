/** The English texts of the notice on an order that is done. */
export const DoneNotice = { receipt: 'View receipt' } as const;
