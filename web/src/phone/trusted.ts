// The Content-Security-Policy requires trusted types in browsers that have them.

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('rawsiko', { createScriptURL: url => url });

/** The URL of a script of ours. */
export const trusted = (url: string): string => policy?.createScriptURL(url) ?? url;
