export function installTrouble(written: string): string
