import type { Quantity } from './quantity.ts'

const lengths = {
  m: 1,
  metre: 1,
  metres: 1,
  meter: 1,
  meters: 1,
  cm: 0.01,
  mm: 0.001,
  ft: 0.3048,
  foot: 0.3048,
  feet: 0.3048,
  "'": 0.3048,
  '′': 0.3048,
  in: 0.0254,
  inch: 0.0254,
  inches: 0.0254,
  '"': 0.0254,
  '″': 0.0254,
}

export const poolSide: Quantity = {
  name: 'a side of a pool',
  unit: 'm',
  units: lengths,
  least: 0.5,
  most: 100,
  example: 'metres, such as 8.5, or feet, such as 26 ft',
}

export const poolDepth: Quantity = {
  name: 'a water depth',
  unit: 'm',
  units: lengths,
  least: 0.2,
  most: 6,
  example: 'metres, such as 1.2, or feet, such as 4 ft',
}

export const poolArea: Quantity = {
  name: 'a pool surface',
  unit: 'm²',
  units: { 'm²': 1, m2: 1, sqm: 1, 'sq m': 1, 'square metres': 1, 'ft²': 0.092903, ft2: 0.092903, 'sq ft': 0.092903 },
  least: 1,
  most: 2000,
  example: 'square metres, such as 32',
}

export const poolContent: Quantity = {
  name: 'a pool volume',
  unit: 'L',
  units: {
    l: 1,
    litre: 1,
    litres: 1,
    liter: 1,
    liters: 1,
    kl: 1000,
    'm³': 1000,
    m3: 1000,
    gal: 4.54609,
    gallons: 4.54609,
  },
  least: 200,
  most: 3_000_000,
  example: 'litres, such as 48000, or kilolitres, such as 48 kL',
}

/** No test reads 4 ppm of salt; somebody who writes 4 means grams a litre. */
const gramsOrParts = (value: number): number => (value > 0 && value < 20 ? value * 1000 : value)

export const saltLevel: Quantity = {
  name: 'a level of salt or minerals',
  unit: 'ppm',
  units: { ppm: 1, 'mg/l': 1, 'g/l': 1000, gpl: 1000, '%': 10_000 },
  least: 0,
  most: 40_000,
  example: 'parts per million, such as 3200, or grams a litre, such as 3.2 g/L',
  alone: gramsOrParts,
}

export const swimmers: Quantity = {
  name: 'a number of swimmers',
  unit: 'people',
  units: { people: 1, person: 1, swimmers: 1, bathers: 1 },
  least: 0,
  most: 500,
  example: 'how many people, such as 4',
}

export const power: Quantity = {
  name: 'a power rating',
  unit: 'W',
  units: { w: 1, watt: 1, watts: 1, kw: 1000, hp: 746 },
  least: 1,
  most: 10_000,
  example: 'watts, such as 150, or kilowatts, such as 1.1 kW',
}

export const runHours: Quantity = {
  name: 'a run time',
  unit: 'h',
  units: { h: 1, hr: 1, hrs: 1, hour: 1, hours: 1, min: 1 / 60, mins: 1 / 60, minutes: 1 / 60 },
  least: 0.1,
  most: 24,
  example: 'hours, such as 2, or minutes, such as 90 min',
}

export const timesAWeek: Quantity = {
  name: 'a number of runs in a week',
  unit: 'times',
  units: { times: 1, x: 1, runs: 1 },
  least: 0.25,
  most: 21,
  example: 'how many times a week, such as 3',
}

export const weeksAYear: Quantity = {
  name: 'a number of weeks in a year',
  unit: 'weeks',
  units: { weeks: 1, week: 1, wk: 1, months: 52 / 12, month: 52 / 12 },
  least: 1,
  most: 52,
  example: 'weeks, such as 26, or months, such as 6 months',
}

/** A price of a kilowatt hour. A number alone above the dearest price in dollars or rand is cents. */
export const electricityPrice = (unit: string, dearest: number): Quantity => ({
  name: 'a price per kilowatt hour',
  unit: `${unit}/kWh`,
  units: { c: 0.01, 'c/kwh': 0.01, cent: 0.01, cents: 0.01, '/kwh': 1, 'a kwh': 1 },
  least: 0.01,
  most: dearest,
  example: `what your bill says, such as ${unit === 'R' ? 'R3.90' : '0.30 or 30c'}`,
  alone: (value) => (value > dearest ? value / 100 : value),
})

export const basketSize: Quantity = {
  name: 'a basket size',
  unit: 'L',
  units: { l: 1, litre: 1, litres: 1, ml: 0.001 },
  least: 0.3,
  most: 40,
  example: 'litres, such as 4',
}
