import { isThisTab } from './this-tab.ts'

/** Where a form that only asks leads, with what was filled in; undefined for one that sends. */
export const formUrl = (event: SubmitEvent): URL | undefined => {
  const { target: form, submitter } = event
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return undefined
  // By attribute: a field called "action" would hide the property.
  const said = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? ''
  const method = said('method').toLowerCase()
  if (method === 'post' || method === 'dialog' || !isThisTab(said('target'))) return undefined
  const action = said('action') || form.ownerDocument.URL
  if (!URL.canParse(action, form.baseURI)) return undefined
  const url = new URL(action, form.baseURI)
  const fields = [...new FormData(form, submitter)].map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : value.name,
  ])
  url.search = new URLSearchParams(fields).toString()
  return url
}
