/** What a form posts that nobody types. */
export const HiddenFields = ({ hidden = {} }: { hidden?: Readonly<Record<string, string>> | undefined }) =>
  Object.entries(hidden).map(([name, value]) => <input type="hidden" key={name} name={name} value={value} />)
