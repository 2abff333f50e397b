/** The server refused, with a code; `unreachable` if there was no answer. */
export class RequestRefused extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}
