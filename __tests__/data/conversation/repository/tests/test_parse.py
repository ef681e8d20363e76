import unittest

from durations import parse


class Parse(unittest.TestCase):
    def test_units(self):
        self.assertEqual(parse("90s"), 90)
        self.assertEqual(parse("1h30m"), 5400)
