// The browser's database: tables and their entries (src/rawsiko/light/storage.py). What was awaited is
// on disk.

const TABLES = 'tables';
const ENTRIES = 'entries';

export class Journals {
  private constructor(private readonly database: IDBDatabase) {}

  /** Rejects where the browser stores nothing, as in some private windows. */
  static open(): Promise<Journals> {
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open('rawsiko', 1);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore(TABLES);
        opening.result.createObjectStore(ENTRIES);
      };
      opening.onsuccess = () => resolve(new Journals(opening.result));
      opening.onerror = () => reject(new Error(opening.error?.name));
      opening.onblocked = () => reject(new Error('blocked'));
    });
  }

  tables = (): Promise<string[]> =>
    this.transact('readonly', transaction => texts(transaction.objectStore(TABLES)));

  entries = (table: string): Promise<string[]> =>
    this.transact('readonly', transaction => texts(transaction.objectStore(ENTRIES), of(table)));

  /** With a `seq` other than 0 the table's next entry goes along. */
  keep = (table: string, kept: string, seq: number, entry: string): Promise<unknown> =>
    this.transact('readwrite', transaction => {
      if (seq) transaction.objectStore(ENTRIES).put(entry, [table, seq]);
      return transaction.objectStore(TABLES).put(kept, table);
    });

  forget = (table: string): Promise<unknown> =>
    this.transact('readwrite', transaction => {
      transaction.objectStore(ENTRIES).delete(of(table));
      return transaction.objectStore(TABLES).delete(table);
    });

  /** Resolves when the transaction is complete. */
  private transact<Result>(
    mode: IDBTransactionMode,
    work: (transaction: IDBTransaction) => IDBRequest<Result>,
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction([TABLES, ENTRIES], mode, {
        durability: 'strict',
      });
      const request = work(transaction);
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(new Error(transaction.error?.name ?? 'aborted'));
    });
  }
}

const texts = (store: IDBObjectStore, range?: IDBKeyRange): IDBRequest<string[]> =>
  store.getAll(range) as IDBRequest<string[]>;

/** The keys of all entries of a table. */
const of = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);
