/** Nothing of it is kept by anybody on the way, no other site learns its address, and no page may show it in a frame. */
export const privateHeaders = {
  'cache-control': 'no-store',
  // Not "no-referrer": forms would come from nowhere where browsers do not say by themselves which site they are of.
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

export const withPrivateHeaders = (answer: Response): Response => {
  for (const [name, value] of Object.entries(privateHeaders)) answer.headers.set(name, value)
  return answer
}

export const jsonAnswer = (body: unknown): Response => Response.json(body, { headers: privateHeaders })

export const goTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { ...privateHeaders, location } })

export const notAllowed = (): Response =>
  new Response(null, { status: 405, headers: { ...privateHeaders, allow: 'GET, HEAD, POST' } })
