const unit = /(?<=\d) (?=(?:m|mm|cm|µm|m²|m³\/h|kg|g|g\/L|mg\/L|L|h|min|mA|mV|V|W|kW|kPa|°C)(?![\w/]))/g
const model = /(?<=\b[A-Z]{1,2}) (?=\d)|(?<=\d) (?=XL\b)/g

/** Figures stay with their units and models with their letters: `17 m³/h`, `S 300i`. */
export const keepTogether = (text: string): string => text.replaceAll(unit, '\u00a0').replaceAll(model, '\u00a0')
