/** Whether this page's origin has a database with this name. Does not create it. False if the browser keeps none. */
export async function hasDatabase(name: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some((database) => database.name === name);
  } catch {
    return false;
  }
}
