import re

UNITS = {"s": 1, "m": 60, "h": 3600}

PART = re.compile(r"(\d+)([smh])")


def parse(text):
    """Seconds in a text such as 1h30m."""
    return sum(int(number) * UNITS[unit] for number, unit in PART.findall(text))
