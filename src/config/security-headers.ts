const yearInSeconds = 31_536_000

/**
 * Headers of every answer, whatever it is. The content security policy depends on the answer and is not among them, and an opener
 * policy is none of public pages: a browser that finds one starts another process when it already has the page.
 */
export const securityHeaders = (options: { readonly https: boolean }): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'geolocation=(self), camera=(), microphone=(), payment=(self "https://js.stripe.com"), usb=(), display-capture=(), browsing-topics=()',
  'x-frame-options': 'DENY',
  ...(options.https ? { 'strict-transport-security': `max-age=${yearInSeconds}` } : {}),
})

/** Pictures may be shown by others, as link previews do; everything else is for our own pages. */
export const resourcePolicyOf = (pathname: string): 'cross-origin' | 'same-origin' =>
  pathname.startsWith('/images/') ? 'cross-origin' : 'same-origin'
