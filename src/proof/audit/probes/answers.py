# This text follows a probe's own text. Any name that a test imports from the module becomes a function that calls
# answer_with.
def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    def answer(*args, **named):
        return answer_with()
    return answer
