/** Puts values where a text names them in braces: `Charge it for {Charging}`. A name without a value is a mistake in the content. */
export const fillIn = (text: string, values: Record<string, string>, whose: string): string =>
  text.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The quick guide of ${whose} asks for {${name}}, which it does not have.`)
    return value
  })
